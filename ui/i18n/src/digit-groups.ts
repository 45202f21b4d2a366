/** How digits are grouped: 12,34,567 or 1,234,567. */
export type DigitGroups = "lakh" | "international"

let readersGroups: DigitGroups | undefined

/** Groups the digits of every number as the reader chose; without a choice as their language and region do. */
export const groupDigits = (groups: DigitGroups | undefined): void => void (readersGroups = groups)

/** How the reader chose to have digits grouped. */
export const chosenGroups = (): DigitGroups | undefined => readersGroups
