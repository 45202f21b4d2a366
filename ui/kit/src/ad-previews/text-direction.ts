const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** The direction of an ad's text: right to left with any Hebrew or Arabic letter, even after a Latin name. */
export const textDirection = (text: string): "ltr" | "rtl" => (rightToLeft.test(text) ? "rtl" : "ltr")
