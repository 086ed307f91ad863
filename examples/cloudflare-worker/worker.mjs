// A Cloudflare Worker that solves puzzles: GET /?numbers=1+1+4+5+6+7&target=899. Workers may not compile
// WebAssembly at run time, so the engine is imported as a module, and numbers-game/core is the package without
// the engine inside.
import { createSolver, NumbersGameError } from 'numbers-game/core';
import wasm from 'numbers-game/solver.wasm';

const solver = await createSolver({ wasm });

export default {
  fetch(request) {
    const { searchParams } = new URL(request.url);
    const numbers = (searchParams.get('numbers') ?? '').trim().split(/\s+/).map(Number);
    const target = searchParams.get('target') ?? undefined;
    try {
      return Response.json(solver.solve({ numbers, target }));
    } catch (error) {
      if (!(error instanceof NumbersGameError)) throw error;
      return Response.json({ code: error.code, message: error.message }, { status: 400 });
    }
  },
};
