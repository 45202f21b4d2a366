/** Runs work after a delay in milliseconds; returns a function that cancels it. */
export const laterOnDevice = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
