const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u

/** How wide Google takes a text to be: letters of double width count twice. Google Ads Help, "About text ads". */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)
