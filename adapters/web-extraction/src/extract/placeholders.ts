const rising = "1234567890"
const minimumRun = 8

/** A British area code of four digits with 123456, which no subscriber has: their numbers begin with 2 or more. */
const sampleBehindArea = /^0?1(?!1\d|\d1)\d{3}123456$/

/** Whether a national number is a placeholder: one digit repeated, ascending or descending digits. */
export const isSampleNumber = (digits: string): boolean =>
  sampleBehindArea.test(digits) ||
  /^0?9876543210$/.test(digits) ||
  /^(\d)\1+$|(\d)\2{6,}$|^0000|^0?123456789$|^(\d)\3{3}(\d)\4{3}/.test(digits) ||
  (digits.length >= minimumRun && rising.includes(digits.slice(0, minimumRun)))

const blanks =
  /^(?:your|my|the|our)?\s*(?:city|town|state|country|county|street|street name|address|zip|zip ?code|pin ?code|post ?code|location|area|region|district)$/i

/** Whether a part of an address is a placeholder ("City", "Your Street"). */
export const isBlankPlace = (text: string): boolean => blanks.test(text.trim())

const samplePostcodes = new Set(["90210", "12345", "00000", "123456", "AB12 3CD"])
const sampleStreets =
  /^#?\s*\d+[a-z]?,?\s+(?:example|sample|your)\b|^#?\s*(?:123|1234|456|789)[a-z]?,?\s+(?:main|business|future|example|sample|demo|your|fake|any|street|travel|wellness|tech|innovation|fitness|food|flavou?r|gourmet|flower|fashion|beauty|style|bakery|baker|coffee|dental|health|medical|luxury|creative|design|digital|learning|education|fiction\w*)\b/i
const sampleTowns =
  /^(?:\w*techville|anytown|any ?city|your ?town|sample ?(?:city|town)|\w{3,}ville city|wellness city|food ?city|foodville|cityville|metropolis|springfield, usa|smile ?city)$/i

/** Whether an address is a template's ("123 Future Street, Techville, CA 90210"). */
export const isSampleAddress = (parts: ReadonlyArray<string>, postcode: string | undefined): boolean =>
  (postcode !== undefined && (samplePostcodes.has(postcode) || /^[A-Z]{1,2}\d[A-Z\d]? \dXX$/.test(postcode))) ||
  parts.some((part) => sampleStreets.test(part) || sampleTowns.test(part.trim()))

const templateTag = /<%|%>|\{\{|\}\}|\{%|%\}|\$\{|%[A-Z_]{3,}%/

/** Whether a name is a placeholder ("Your Company", "Business Name") or a tag that no template engine has filled. */
export const isBlankName = (text: string): boolean =>
  templateTag.test(text) ||
  /^your\b|^(?:company|business|brand|shop|store|clinic|restaurant|site|website)[\s-]?name$|^lorem\b/i.test(text.trim())
