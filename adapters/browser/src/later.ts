/** Does some work after a pause in milliseconds; answers with the way to call it off. */
export const laterOnDevice = (milliseconds: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}
