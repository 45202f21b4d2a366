const leftToRightIsolate = "\u2066"
const popIsolate = "\u2069"

/**
 * A hyphen after a letter is a Hebrew or Arabic prefix, not a sign. Numbers with sign, currency, separators and
 * percent: prices, phone numbers, dates, times.
 */
const numeric =
  /(?:\+|(?<![\p{L}\p{M}])[-−])?[₹$€£¥₪]?[ \u00a0]?[+(]?\d(?:[\d.,:/()+\-–\u00a0 %₹$€£¥₪]*\d)?[ \u00a0]?[%₹$€£¥₪]?/gu

/** Wraps prices, phone numbers and other numerals in isolates, so that right-to-left text never reorders them. */
export const isolateNumerals = (text: string): string =>
  text.replaceAll(numeric, (run) => {
    const core = run.trim()
    const lead = run.slice(0, run.indexOf(core))
    const tail = run.slice(lead.length + core.length)
    return `${lead}${leftToRightIsolate}${core}${popIsolate}${tail}`
  })
