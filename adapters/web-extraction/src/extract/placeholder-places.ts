const blanks =
  /^\[?(?:your|my|the|our|enter|insert)?\s*(?:full |complete |shop |office |business )?(?:city|town|state|country|county|street|street name|street address|road|address|address line \d|zip|zip ?code|pin ?code|post ?code|location|area|region|district|locality|landmark|building(?: name)?)(?:\s+(?:here|name))?\]?$/i

/** Whether a part of an address is a placeholder ("City", "Your Street"). */
export const isBlankPlace = (text: string): boolean => blanks.test(text.trim()) || /^lorem\b/i.test(text.trim())

/** Postal codes that forms show as an example, and the codes of the palace, the prime minister and the BBC. */
const samplePostcodes = new Set(
  "90210|12345|00000|000000|111111|999999|123456|AB12 3CD|AB1 2CD|AA1 1AA|AA11 1AA|A1 1AA|SW1A 1AA|SW1A 2AA|W1A 1AA".split(
    "|",
  ),
)

const invented =
  "main|business|future|example|sample|demo|dummy|your|fake|any|anywhere|street|road|avenue|city|travel|wellness|tech|technology|innovation|startup|company|corporate|office|shop|store|market|fitness|food|flavou?r|gourmet|flower|fashion|beauty|style|bakery|baker|coffee|dental|health|healthcare|medical|luxury|creative|design|digital|learning|education|fiction\\w*|abc|xyz|lorem"

/** House 123, or one like it, in a street that is named for what a template is about. */
const sampleStreets = new RegExp(
  String.raw`^#?\s*\d+[a-z]?,?\s+(?:example|sample|demo|dummy|your|fake|anywhere|lorem)\b|^(?:no\.?|plot|shop|#)?\s*(?:123|1234|456|789)[a-z]?,?\s+(?:${invented})\b|^(?:abc|xyz)\s+(?:street|st|road|rd|nagar|colony|lane|building|complex|apartments?|towers?)\b|^lorem ipsum\b`,
  "i",
)

/** Streets that makers of themes write into all of theirs. */
const streetsOfThemes =
  /\b(?:500 Terry (?:A\.? )?Francois|A?108 Adam St|(?:98|198) West 21th|203 Fake St|\d{4} Marmora R(?:oa)?d|9870 St\.? Vincent Place|\d+ Tottenham R(?:oa)?d, London, England|43 Raymouth R(?:oa)?d|123 Fifth Avenue|250 Executive Park Bl|795 Folsom Ave|1355 Market St|1600 Amphitheatre P|1 Infinite Loop|1234 Somewhere R|PO Box 16122|121 King St(?:reet)?,? Melbourne|Washington Ave\.? Manchester|2972 Westheimer|8502 Preston R|3517 W\.? Gray|1901 Thornridge|2118 Thornridge|2464 Royal L|4140 Parker R|6391 Elgin St|3891 Ranchview|Santa Monica Bullevard|Collins Street West|Bariasl)/i

const sampleTowns =
  /^(?:\w*techville|anytown|any ?city|your ?(?:town|city)|sample ?(?:city|town)|demo ?city|\w{3,}ville city|wellness city|food ?city|foodville|cityville|metropolis|springfield, usa|smile ?city|city name|baltemoer)$/i

/** A full British code makes "123 Main Street" a house: there are such streets. */
const mainStreet = /^123[a-z]?,?\s+main\b/i
const britishCode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/

/** Whether an address is one that a maker of themes writes into all of theirs, its town included. */
export const isAddressOfTheme = (parts: ReadonlyArray<string>): boolean => streetsOfThemes.test(parts.join(", "))

/** The parts of an address, a house number that stands alone with the street behind it. */
const housesIn = (parts: ReadonlyArray<string>): ReadonlyArray<string> =>
  parts.map((part, at) => (/^#?\d+$/.test(part) ? `${part} ${parts[at + 1] ?? ""}` : part))

/** Whether an address is a template's ("123 Future Street, Techville, CA 90210"). */
export const isSampleAddress = (parts: ReadonlyArray<string>, postcode: string | undefined): boolean => {
  if (postcode !== undefined && (samplePostcodes.has(postcode) || /^[A-Z]{1,2}\d[A-Z\d]? \dXX$/.test(postcode)))
    return true
  const isRealCode = postcode !== undefined && britishCode.test(postcode)
  return (
    isAddressOfTheme(parts) ||
    housesIn(parts).some(
      (part) =>
        (sampleStreets.test(part) && !(isRealCode && mainStreet.test(part))) ||
        sampleTowns.test(part.trim()) ||
        /^\[.*\]$/.test(part.trim()),
    )
  )
}
