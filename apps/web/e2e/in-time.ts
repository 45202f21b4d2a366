const limitMillis = 60_000

/**
 * The outcome of a step to which Playwright sets no limit, such as a script in the page or the end of a window. A step that
 * takes longer than a minute fails with its name.
 */
export const inTime = async <Value>(step: string, outcome: Promise<Value>, limit = limitMillis): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${step} did not end within ${limit / 1000} s`)), limit)
  })
  try {
    return await Promise.race([outcome, late])
  } finally {
    clearTimeout(timer)
  }
}
