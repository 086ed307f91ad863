// Values that no function of the package expects, made anew for each call: holes, getters, proxies, huge
// arrays, cycles.

/** What a hostile getter throws. */
export const OWN = new Error('thrown by a getter');

const holes = () => {
  const array: unknown[] = [1, 2, 3];
  // eslint-disable-next-line @typescript-eslint/no-array-delete
  delete array[1];
  return array;
};

export const hostileValues: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => NaN,
  () => -0,
  () => 0,
  () => 1.5,
  () => Infinity,
  () => 2 ** 53,
  () => 5n,
  () => 'A',
  () => '',
  () => '1/0',
  () => '٣',
  () => 'x'.repeat(20_000),
  () => true,
  () => Symbol('hostile'),
  () => () => 1,
  () => [],
  () => [undefined],
  () => holes(),
  () => new Array<unknown>(2 ** 32 - 1),
  () => [[[1]]],
  () => new Uint8Array(9),
  () => new Float64Array([NaN]),
  () => new Date(NaN),
  () => new Map([[1, 2]]),
  () => Object.create(null) as object,
  () => ({ length: 2 ** 40 }),
  () => ({ oneOf: holes() }),
  () => ({ oneOf: new Array<unknown>(2 ** 32 - 1) }),
  () => ({
    get values() {
      throw OWN;
    },
  }),
  () => new Proxy({}, { get: () => NaN, ownKeys: () => ['values', 'use'] }),
  () =>
    new Proxy([1, 2, 3], {
      get: (array, key) => (key === 'length' ? 2 ** 31 : (Reflect.get(array, key) as unknown)),
    }),
  () => ({ operator: '+', left: 1 }),
  () => ({ operator: '+', left: 1, right: { operator: 'toString', left: 1, right: 2 } }),
  () => {
    const loop: Record<string, unknown> = { operator: '+', left: 1 };
    loop.right = loop;
    return loop;
  },
];
