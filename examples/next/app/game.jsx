'use client';
import { NumbersGame } from 'numbers-game/element/react';
import { useState } from 'react';

export function Game({ numbers, target }) {
  const [points, setPoints] = useState(null);
  return (
    <>
      <NumbersGame
        play
        numbers={numbers}
        target={target}
        onFinish={({ detail }) => setPoints(detail.points)}
      />
      <p role="status">{points === null ? 'Your turn' : `${points} points`}</p>
    </>
  );
}
