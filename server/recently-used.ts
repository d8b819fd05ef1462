import { LRUCache } from 'lru-cache'

/**
 * Returns a cache of the `max` most recently used values. It counts them as sizes, because the cache would fill arrays of
 * `max` places when it is created: a millisecond of the start and 240 KB for 10,000.
 */
export const recentlyUsed = <Key extends string | number, Value extends string | number | object>(max: number) =>
  new LRUCache<Key, Value>({ maxSize: max, sizeCalculation: () => 1 })
