/** Returns a function that runs actions with the same key one after the other, and others at the same time. */
export function keyedMutex() {
  const lastOfKeys = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, action: () => Promise<Result>): Promise<Result> => {
    const before = lastOfKeys.get(key)
    const result = before ? before.then(action, action) : action()
    lastOfKeys.set(key, result)
    try {
      return await result
    } finally {
      if (lastOfKeys.get(key) === result) lastOfKeys.delete(key)
    }
  }
}
