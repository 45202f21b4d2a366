const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Direction of an ad's text: a sentence with Hebrew or Arabic letters runs right to left, though a Latin name begins it. */
export const textDirection = (text: string): "ltr" | "rtl" => (rightToLeft.test(text) ? "rtl" : "ltr")
