/* The two algorithms for values of one width: T is the type of a value, NAME(x) the name of a function for it. Included by countdown.c once for each.
 *
 * Results equal to an operand are passed over: no target is lost. */

static inline void NAME(mark)(T value)
{
    T place = value - (T)first_target;
    map[place < (T)span ? place : (T)span] = 1;
}

/* The results of a pair, at most four. */
static inline int NAME(combine)(T a, T b, T *results)
{
    T high = a > b ? a : b, low = a > b ? b : a;
    int count = 0;
    results[count++] = high + low;
    if (low != 1) results[count++] = high * low;
    if (high != low && high - low != low) results[count++] = high - low;
    if (low != 1) {
        T quotient = high / low;
        if (quotient * low == high && quotient != low) results[count++] = quotient;
    }
    return count;
}

/* Marks the results of a pair that nothing more is made of. A quotient below the first target is not worth the division. */
static inline void NAME(finish)(T a, T b)
{
    T high = a > b ? a : b, low = a > b ? b : a;
    NAME(mark)(high + low);
    NAME(mark)(high * low);
    NAME(mark)(high - low);
    if (high >> first_bits >= low) {
        T quotient = high / low;
        NAME(mark)(quotient * low == high ? quotient : 0);
    }
}

static void NAME(play)(const T *values, const uint64_t *hashes, int size, uint64_t hash)
{
    T results[4];
    if (size == 2) {
        NAME(finish)(values[0], values[1]);
        return;
    }
    if (size == 3) {
        for (int left = 0; left < 3; left++) {
            int count = NAME(combine)(values[(left + 1) % 3], values[(left + 2) % 3], results);
            for (int i = 0; i < count; i++) {
                NAME(mark)(results[i]);
                NAME(finish)(results[i], values[left]);
            }
        }
        return;
    }
    T next[MAX_NUMBERS];
    uint64_t next_hashes[MAX_NUMBERS];
    for (int i = 1; i < size; i++)
        for (int j = 0; j < i; j++) {
            int end = 0;
            for (int k = 0; k < size; k++) {
                next[end] = values[k];
                next_hashes[end] = hashes[k];
                end += k != i && k != j;
            }
            uint64_t others = hash - hashes[i] - hashes[j];
            int count = NAME(combine)(values[i], values[j], results);
            for (int k = 0; k < count; k++) {
                uint64_t own = mix(results[k]);
                if (is_met(others + own)) continue;
                NAME(mark)(results[k]);
                next[size - 2] = results[k];
                next_hashes[size - 2] = own;
                NAME(play)(next, next_hashes, size - 1, others + own);
            }
        }
}

/* Depth first with a hash array. */
static void NAME(hash)(const uint64_t *numbers, int size)
{
    T values[MAX_NUMBERS];
    uint64_t hashes[MAX_NUMBERS], hash = 0;
    memset(array, 0, (array_mask + 1) * sizeof *array);
    for (int i = 0; i < size; i++) {
        values[i] = numbers[i];
        hash += hashes[i] = mix(numbers[i]);
        NAME(mark)(values[i]);
    }
    if (size > 1) NAME(play)(values, hashes, size, hash);
}

/* A set in the making: a list, and above it a table of open addressing at most half full, 0 for an empty slot. */
static T *NAME(list), *NAME(table);
static size_t NAME(length), NAME(capacity);
static int NAME(shift);

static inline size_t NAME(slot)(T value)
{
    size_t i = (uint64_t)value * 0x9e3779b97f4a7c15u >> NAME(shift);
    while (NAME(table)[i] && NAME(table)[i] != value) i = (i + 1) & (NAME(capacity) - 1);
    return i;
}

/* Gives the set room for half of so many values, and keeps those that it has. */
static void NAME(resize)(size_t capacity)
{
    free(NAME(table));
    NAME(table) = calloc(capacity, sizeof(T));
    NAME(list) = realloc(NAME(list), capacity / 2 * sizeof(T));
    if (!NAME(table) || !NAME(list)) exit(EXIT_MEMORY);
    NAME(capacity) = capacity;
    NAME(shift) = 64 - __builtin_ctzll(capacity);
    for (size_t i = 0; i < NAME(length); i++) NAME(table)[NAME(slot)(NAME(list)[i])] = NAME(list)[i];
}

/* Adds the results of a pair that are not in the set. */
static inline void NAME(add)(T a, T b)
{
    T results[4];
    if (NAME(length) + 4 > NAME(capacity) / 2) NAME(resize)(4 * NAME(capacity));
    int count = NAME(combine)(a, b, results);
    for (int k = 0; k < count; k++) {
        size_t slot = NAME(slot)(results[k]);
        if (NAME(table)[slot]) continue;
        NAME(table)[slot] = NAME(list)[NAME(length)++] = results[k];
    }
}

/* Breadth first with sets. */
static void NAME(sets)(const uint64_t *numbers, int size)
{
    static T *lists[1 << MAX_NUMBERS];
    static size_t lengths[1 << MAX_NUMBERS], capacities[MAX_NUMBERS + 1];
    int all = (1 << size) - 1;
    for (int subset = 1; subset <= all; subset++) {
        if (!(subset & (subset - 1))) {
            lists[subset] = malloc(sizeof(T));
            lists[subset][0] = numbers[__builtin_ctz(subset)];
            lengths[subset] = 1;
            NAME(mark)(lists[subset][0]);
            continue;
        }
        NAME(length) = 0;
        NAME(list) = NULL;
        size_t least = capacities[__builtin_popcount(subset)];
        if (subset != all) NAME(resize)(least ? least : 16);
        for (int part = (subset - 1) & subset; part > (subset ^ part); part = (part - 1) & subset) {
            const T *part_values = lists[part], *rest_values = lists[subset ^ part];
            size_t part_length = lengths[part], rest_length = lengths[subset ^ part];
            for (size_t i = 0; i < part_length; i++)
                for (size_t j = 0; j < rest_length; j++) {
                    if (subset == all) NAME(finish)(part_values[i], rest_values[j]);
                    else NAME(add)(part_values[i], rest_values[j]);
                }
        }
        capacities[__builtin_popcount(subset)] = NAME(capacity);
        for (size_t i = 0; i < NAME(length); i++) NAME(mark)(NAME(list)[i]);
        lists[subset] = NAME(list);
        lengths[subset] = NAME(length);
    }
    for (int subset = 1; subset <= all; subset++) free(lists[subset]);
}
