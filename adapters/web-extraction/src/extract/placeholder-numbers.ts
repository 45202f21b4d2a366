const longestRun = 8

/**
 * Length of the longest run of digits in which each digit follows or precedes the digit before: "1234567890", "98765".
 */
const runIn = (digits: string): number => {
  let longest = 1
  let rising = 1
  let falling = 1
  for (let at = 1; at < digits.length; at++) {
    const step = Number(digits[at]) - Number(digits[at - 1])
    rising = step === 1 ? rising + 1 : 1
    falling = step === -1 ? falling + 1 : 1
    longest = Math.max(longest, rising, falling)
  }
  return longest
}

/**
 * A British number whose subscriber's part begins with 1, which none does: 01922 123456, 0161 123 4567. Theirs begin with
 * 2 or more.
 */
const sampleBehindArea = /^0?1(?:(?!1\d|\d1)\d{3}123456|(?:1\d|\d1)1234567)$/

/** One digit repeated, alone or in two groups. */
const repeated = /^(\d)\1+$|(\d)\2{6,}$|^0000|^(\d)\3{3}(\d)\4{3}/

/** Mobiles that libraries and forms show as their British example. */
const shownInForms = /^0?7(?:400123456|911123456)$/

/** Whether a national number is a placeholder: one digit repeated, or digits that rise or fall. */
export const isSampleNumber = (digits: string): boolean =>
  sampleBehindArea.test(digits) || repeated.test(digits) || shownInForms.test(digits) || runIn(digits) >= longestRun

/** British areas whose 496 0000 to 496 0999 Ofcom keeps for fiction. */
const fictionalBritish =
  /^(?:2079460\d{3}|1(?:1[3-8]|[2-6]1)4960\d{3}|1914980\d{3}|1632960\d{3}|7700900\d{3}|8081570\d{3}|90987\d{5}|3069990\d{3}|28(?:9018|9649)\d{4}|292018\d{4})$/

/** The exchange 555, which American films and templates use, and which is no area either. */
const fictionalAmerican = /^(?:555\d{7}|\d{3}555\d{4})$/

/** Whether a number is kept for fiction, so that nobody has it. Source: Ofcom, numbers for drama use; NANPA, 555. */
export const isFictional = (callingCode: string, national: string): boolean =>
  callingCode === "44" ? fictionalBritish.test(national) : callingCode === "1" && fictionalAmerican.test(national)

const reservedHost = /(?:^|\.)(?:localhost|example|test|invalid|example\.(?:com|net|org))$/i

/** Whether a site's address is itself kept for examples, so that its numbers may be. Source: RFC 2606. */
export const isReservedHost = (host: string): boolean => reservedHost.test(host) || /^(?:127\.|\[)/.test(host)
