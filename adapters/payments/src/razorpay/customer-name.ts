/** Lengths of a name, in characters. */
const lengths = { least: 3, most: 50 } as const

/** Letters and marks that a name has often and Razorpay does not take, by what stands for them. */
const standIns: Readonly<Record<string, string>> = {
  "&": " and ",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "`": "'",
  "´": "'",
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
}

/** The whole words that fit, else the start of the only one. */
const shortened = (name: string): string => {
  if (name.length <= lengths.most) return name
  const cut = name.slice(0, lengths.most + 1)
  return cut.lastIndexOf(" ") < lengths.least ? name.slice(0, lengths.most) : cut.slice(0, cut.lastIndexOf(" "))
}

/**
 * A name that Razorpay takes of a customer: 3 to 50 Latin letters and digits with full stops, apostrophes and parentheses. Undefined
 * where none can be made, such as from another script. Spec: Razorpay's Customers API, read on 27 November 2026; its older pages do
 * not allow / and @.
 */
export const razorpayName = (typed: string): string | undefined => {
  const plain = typed
    .replaceAll(/[&’‘ʼ`´ßæÆœŒøØłŁđĐ]/g, (sign) => standIns[sign] ?? " ")
    .normalize("NFKD")
    .replaceAll(/(?<=[A-Za-z])\p{M}+/gu, "")
  if (/(?![A-Za-z])\p{L}|(?![0-9])\p{Nd}/u.test(plain)) return undefined
  const name = shortened(
    plain
      .replaceAll(/[^A-Za-z0-9.'()]+/g, " ")
      .replaceAll(/ {2,}/g, " ")
      .trim(),
  )
  return name.length >= lengths.least && /[A-Za-z0-9]/.test(name) ? name : undefined
}
