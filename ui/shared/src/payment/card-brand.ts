const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  rupay: "RuPay",
}

/** The brand as its owner writes it. */
export const brandName = (brand: string): string => brands[brand] ?? brand
