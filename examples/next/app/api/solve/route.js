// A route handler: GET /api/solve?numbers=1,3,7,10,25,50&target=765
import { createSolver, NumbersGameError } from 'numbers-game';

const solver = await createSolver();

export function GET(request) {
  const { numbers, target } = Object.fromEntries(new URL(request.url).searchParams);
  try {
    return Response.json(solver.solve({ numbers: numbers.split(',').map(Number), target, timeout: 1000 }));
  } catch (error) {
    if (error instanceof NumbersGameError) return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}
