const rising = "1234567890"
const minimumRun = 8

/** Whether a national number is a placeholder: one digit repeated, or ascending digits. */
export const isSampleNumber = (digits: string): boolean =>
  /^(\d)\1+$|(\d)\2{6,}$|^0000|^0?123456789$/.test(digits) ||
  (digits.length >= minimumRun && rising.includes(digits.slice(0, minimumRun)))

const blanks =
  /^(?:your|my|the|our)?\s*(?:city|town|state|country|county|street|street name|address|zip|zip ?code|pin ?code|post ?code|location|area|region|district)$/i

/** Whether a part of an address is a placeholder ("City", "Your Street"). */
export const isBlankPlace = (text: string): boolean => blanks.test(text.trim())

/** Whether a name is a placeholder ("Your Company", "Business Name"). */
export const isBlankName = (text: string): boolean =>
  /^your\b|^(?:company|business|brand|shop|store|clinic|restaurant|site|website)[\s-]?name$|^lorem\b/i.test(text.trim())
