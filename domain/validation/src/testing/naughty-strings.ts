/*
 * The strings of `naughtyStrings` are chosen from the Big List of Naughty Strings.
 *
 * The MIT License (MIT)
 *
 * Copyright (c) 2015-2020 Max Woolf
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to deal
 * in the Software without restriction, including without limitation the rights
 * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */

/** Strings that have broken other programs: numbers that are none, scripts, directions, invisible characters, stacked marks, injections. */
export const naughtyStrings: ReadonlyArray<string> = [
  "undefined",
  "NULL",
  "hasOwnProperty",
  "-0.0",
  "0x0",
  "NaN",
  "1E2",
  "0,0,0",
  "1'000.00",
  "1 000 000.00",
  "08",
  "2.2250738585072011e-308",
  ",./;'[]\\-=",
  '<>?:"{}|_+',
  "!@#$%^&*()`~",
  "Ω≈ç√∫˜µ≤≥÷",
  "⁰⁴⁵",
  "٠١٢٣٤٥٦٧٨٩",
  "１２３",
  "'",
  "田中さんにあげて下さい",
  "ヽ༼ຈل\u035Cຈ༽ﾉ ヽ༼ຈل\u035Cຈ༽ﾉ",
  "❤\uFE0F 💔 💌 💕 💞 💓 💗 💖 💘 💝 💟 💜 💛 💚 💙",
  "👾 🙇 💁 🙅 🙆 🙋 🙎 🙍",
  "👩🏽",
  "﷽",
  "ה\u05B8י\u05B0ת\u05B8הtestالصفحات الت\u0651حول",
  "Ⱥ",
  "\uFEFF",
  "\uFFFE",
  "\u202A\u202Atest\u202A",
  "\u202Btest\u202B",
  "\u2066test\u2067",
  "Ṱ\u033A\u033A\u0315o\u035E \u0337i\u0332\u032C\u0347\u032A\u0359n\u031D\u0317\u0355v\u031F\u031C\u0318\u0326\u035Fo\u0336\u0319\u0330\u0320kè\u035A\u032E\u033A\u032A\u0339\u0331\u0324 \u0316t\u031D\u0355\u0333\u0323\u033B\u032A\u035Eh\u033C\u0353\u0332\u0326\u0333\u0318\u0332e\u0347\u0323\u0330\u0326\u032C\u034E \u0322\u033C\u033B\u0331\u0318h\u035A\u034E\u0359\u031C\u0323\u0332\u0345i\u0326\u0332\u0323\u0330\u0324v\u033B\u034De\u033A\u032D\u0333\u032A\u0330-m\u0322i\u0345n\u0316\u033A\u031E\u0332\u032F\u0330d\u0335\u033C\u031F\u0359\u0329\u033C\u0318\u0333 \u031E\u0325\u0331\u0333\u032Dr\u031B\u0317\u0318e\u0359p\u0360r\u033C\u031E\u033B\u032D\u0317e\u033A\u0320\u0323\u035Fs\u0318\u0347\u0333\u034D\u031D\u0349e\u0349\u0325\u032F\u031E\u0332\u035A\u032C\u035Cǹ\u032C\u034E\u034E\u031F\u0316\u0347\u0324t\u034D\u032C\u0324\u0353\u033C\u032D\u0358\u0345i\u032A\u0331n\u0360g\u0334\u0349 \u034F\u0349\u0345c\u032C\u031Fh\u0361a\u032B\u033B\u032F\u0358o\u032B\u031F\u0316\u034D\u0319\u031D\u0349s\u0317\u0326\u0332.\u0328\u0339\u0348\u0323",
  "1;DROP TABLE users",
  "' OR 1=1 -- 1",
  "--version",
  "../../../../../../../../../../../etc/passwd%00",
  "%s%s%s%s%s",
  "{0}",
  "File:///",
  "http://a/%%30%30",
  "CON",
  "http://www.cum.qc.ca/",
  "RomansInSussex.co.uk",
  "\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u000E\u000F\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001A\u001B\u001C\u001D\u001E\u001F\u007F",
  "\u0009\u000B\u000C \u0085\u00A0\u1680\u2002\u2003\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u2028\u2029\u202F\u205F\u3000",
  "\u00AD\u0600\u0601\u0602\u0603\u0604\u0605\u061C\u06DD\u070F\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206A\u206B\u206C\u206D\u206E\u206F\uFEFF\uFFF9\uFFFA\uFFFB\u{110bd}\u{1bca0}\u{1bca1}\u{1bca2}\u{1bca3}\u{1d173}\u{1d174}\u{1d175}\u{1d176}\u{1d177}\u{1d178}\u{1d179}\u{1d17a}\u{e0001}\u{e0020}\u{e0021}\u{e0022}\u{e0023}\u{e0024}\u{e0025}\u{e0026}\u{e0027}\u{e0028}\u{e0029}\u{e002a}\u{e002b}\u{e002c}\u{e002d}\u{e002e}\u{e002f}\u{e0030}\u{e0031}\u{e0032}\u{e0033}\u{e0034}\u{e0035}\u{e0036}\u{e0037}\u{e0038}\u{e0039}\u{e003a}\u{e003b}\u{e003c}\u{e003d}\u{e003e}\u{e003f}\u{e0040}\u{e0041}\u{e0042}\u{e0043}\u{e0044}\u{e0045}\u{e0046}\u{e0047}\u{e0048}\u{e0049}\u{e004a}\u{e004b}\u{e004c}\u{e004d}\u{e004e}\u{e004f}\u{e0050}\u{e0051}\u{e0052}\u{e0053}\u{e0054}\u{e0055}\u{e0056}\u{e0057}\u{e0058}\u{e0059}\u{e005a}\u{e005b}\u{e005c}\u{e005d}\u{e005e}\u{e005f}\u{e0060}\u{e0061}\u{e0062}\u{e0063}\u{e0064}\u{e0065}\u{e0066}\u{e0067}\u{e0068}\u{e0069}\u{e006a}\u{e006b}\u{e006c}\u{e006d}\u{e006e}\u{e006f}\u{e0070}\u{e0071}\u{e0072}\u{e0073}\u{e0074}\u{e0075}\u{e0076}\u{e0077}\u{e0078}\u{e0079}\u{e007a}\u{e007b}\u{e007c}\u{e007d}\u{e007e}\u{e007f}",
  "ด\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47 ด\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47 ด\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47\u0E47\u0E49\u0E49\u0E49\u0E49\u0E49\u0E47\u0E47\u0E47\u0E47",
  "The quic\u0008\u0008\u0008\u0008\u0008\u0008k brown fo\u0007\u0007\u0007\u0007\u0007\u0007\u0007\u0007\u0007\u0007\u0007x... [Beeeep]",
]

/** Pieces to repeat a very long input of: what a rule with nested repetition would choke on. */
export const longInputs: ReadonlyArray<string> = [
  "a",
  "1",
  " ",
  "-",
  "a.",
  "1-",
  "a@",
  "(0)",
  "é\u0301",
  "\u200B",
  "/",
  "👩‍👩‍👧‍👦",
]
