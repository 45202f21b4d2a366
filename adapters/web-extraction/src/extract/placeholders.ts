const rising = "1234567890"
const falling = "9876543210"
const tellingRun = 8

const hasRun = (digits: string): boolean =>
  [...digits].some((_, at) => {
    const run = digits.slice(at, at + tellingRun)
    return run.length === tellingRun && (rising.includes(run) || falling.includes(run))
  })

/** Whether a national number is a template's filler: one digit over and over, or digits in counting order. */
export const isSampleNumber = (digits: string): boolean =>
  /^(\d)\1+$|(\d)\2{6,}$|^0000/.test(digits) || hasRun(digits.replace(/^0/, "")) || /^0?123456789$/.test(digits)

const blanks =
  /^(?:your|my|the|our)?\s*(?:city|town|state|country|county|street|street name|address|zip|zip ?code|pin ?code|post ?code|location|area|region|district)$/i

/** Whether a part of an address is a template's blank ("City", "Your Street") instead of a place. */
export const isBlankPlace = (text: string): boolean => blanks.test(text.trim())

/** Whether a name is a template's blank ("Your Company", "Business Name"). */
export const isBlankName = (text: string): boolean =>
  /^your\b|^(?:company|business|brand|shop|store|clinic|restaurant|site|website)[\s-]?name$|^lorem\b/i.test(text.trim())
