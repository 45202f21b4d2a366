/** A positive whole number in an address; nothing for anything else. */
export const numberIn = (text: string | null): number | undefined => {
  const number = Number(text ?? "")
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}
