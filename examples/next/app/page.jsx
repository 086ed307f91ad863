// A server component: it solves on the server, and shows the game in the browser.
import { createSolver } from 'numbers-game';
import { Game } from './game';

const board = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };

export default async function Page() {
  const { operations } = (await createSolver()).solve(board);
  return (
    <main>
      <h1>Numbers game</h1>
      <p>It takes {operations} operations.</p>
      <Game {...board} />
      <a href="/worker">Solve in a worker</a>
    </main>
  );
}
