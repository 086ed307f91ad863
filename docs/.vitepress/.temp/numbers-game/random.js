// Random numbers from a seed, the same on every machine: so a seed in an address stands for a board, and a
// benchmark has the same sample everywhere. `Math.random` takes no seed.
//
// The generator is mulberry32 by Tommy Ettinger: a counter in steps of an odd constant, mixed by 32-bit
// shifts and multiplications. It is not suitable for secrets.
/** Makes a generator. @param seed an integer, of which 32 bits count */
function createRandom(seed) {
    let state = seed | 0;
    const next = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const integer = (from, to) => from + Math.floor(next() * (to - from + 1));
    const draw = (items, count) => {
        const drawn = [...items];
        for (let place = 0; place < count; place++) {
            const other = integer(place, drawn.length - 1);
            [drawn[place], drawn[other]] = [drawn[other], drawn[place]];
        }
        return drawn.slice(0, count);
    };
    return { integer, draw };
}

export { createRandom };
//# sourceMappingURL=random.js.map
