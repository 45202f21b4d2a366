import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { someAudience, someChannel, someService } from "./choices.ts"
import { failureOf } from "./collect-failures.ts"
import { colourPalette, hexColour } from "./colour.ts"
import { creativeUrl } from "./creative-url.ts"
import { gstin, gstStateCode, stateOfGstin } from "./gstin.ts"
import { keyword, keywords, negativeKeyword, searchOf } from "./keywords.ts"
import { percentageOffer } from "./offer.ts"
import { isOutwardCode, postalCode } from "./postal-code.ts"
import {
  businessName,
  campaignName,
  viewName,
  lengthAdvice,
  limitedText,
  requiredLimitedText,
  requiredText,
  textLimits,
} from "./text.ts"
import { animationTime, callHours } from "./times.ts"
import { vatNumber } from "./vat-number.ts"
import { hostOf, isSocialHost } from "./host.ts"
import { website } from "./website.ts"

type Answer = Parameters<typeof failureOf>[0]
const key = (checked: Answer) => failureOf(checked)?.key ?? "accepted"
const value = <A>(checked: Result.Result<A, unknown>) => Result.getOrUndefined(checked)

describe("text", () => {
  test("a campaign's name is one tidy line of 1 to 100 characters", () => {
    expect([value(campaignName("  Summer   sale ")), key(campaignName(" \n "))]).toEqual([
      "Summer sale",
      "validation.required",
    ])
    expect([key(campaignName("é".repeat(100))), key(campaignName("é".repeat(101)))]).toEqual([
      "accepted",
      "validation.textTooLong",
    ])
  })

  test("a view's name is one tidy line of 1 to 60 characters", () => {
    expect([value(viewName("  Summer   sale ")), key(viewName(" \n "))]).toEqual(["Summer sale", "validation.required"])
    expect([key(viewName("é".repeat(60))), key(viewName("é".repeat(61)))]).toEqual([
      "accepted",
      "validation.textTooLong",
    ])
  })

  test("the limits are the specification's", () => {
    const { campaignName: _campaign, viewName: _view, ...ofSpecification } = textLimits
    expect(ofSpecification).toEqual({
      primaryText: 30,
      callToAction: 15,
      businessName: 25,
      address: 500,
      area: 200,
      state: 200,
      tagline: 30,
      formTitle: 30,
      formDescription: 200,
      completionTitle: 30,
      completionDescription: 200,
      keyword: 19,
    })
  })

  test("length counts what people see", () => {
    expect(key(limitedText("नि".repeat(15), "callToAction"))).toBe("accepted")
    expect(failureOf(limitedText("👍🏽".repeat(16), "callToAction"))).toEqual({
      key: "validation.textTooLong",
      params: { most: 15 },
    })
    expect(key(limitedText("👩‍👩‍👧‍👦".repeat(15), "callToAction"))).toBe("accepted")
    expect(key(limitedText(`a${"\u0301".repeat(8)}`, "callToAction"))).toBe("accepted")
    expect(key(limitedText(`a${"\u0301".repeat(9)}`, "callToAction"))).toBe("validation.textTooLong")
    expect(key(limitedText(`a${"\u200D".repeat(239)}`, "callToAction"))).toBe("accepted")
    expect(key(limitedText(`a${"\u200D".repeat(240)}`, "callToAction"))).toBe("validation.textTooLong")
  })

  test("addresses and descriptions keep their lines, other texts are one line", () => {
    const typed = " 12 MG Road \n Pune "
    expect(
      (["address", "formDescription", "completionDescription"] as const).map((it) => value(limitedText(typed, it))),
    ).toEqual(Array.from({ length: 3 }, () => "12 MG Road \n Pune"))
    expect([value(limitedText(typed, "tagline")), value(limitedText(typed, "area"))]).toEqual([
      "12 MG Road Pune",
      "12 MG Road Pune",
    ])
  })

  test("a required text names what is missing", () => {
    expect([key(requiredText(" \u0007 ")), key(requiredText("", "validation.cityRequired"))]).toEqual([
      "validation.required",
      "validation.cityRequired",
    ])
    expect(key(requiredLimitedText("x".repeat(31), "tagline"))).toBe("validation.textTooLong")
    expect(value(requiredLimitedText(" Fresh bread ", "tagline"))).toBe("Fresh bread")
    expect(key(limitedText("", "tagline"))).toBe("accepted")
  })

  test.each([
    ["Sharma  & Sons", "Sharma & Sons"],
    ["Crème Brûlée", "Crème Brûlée"],
    ["श्री गणेश मिठाई", "श्री गणेश मिठाई"],
    ["מאפיית לחם", "מאפיית לחם"],
    ["Joe’s Bar No. 7", "Joe’s Bar No. 7"],
    ["x".repeat(25), "x".repeat(25)],
    ["x".repeat(26), "validation.textTooLong"],
    ["", "validation.required"],
    ["Bread!", "validation.specialCharacters"],
    ["a@b", "validation.specialCharacters"],
    ["<b>Bread</b>", "validation.specialCharacters"],
    ["Bread 🍞", "validation.specialCharacters"],
    ["&&&", "validation.specialCharacters"],
    ["ab\u202Ecd", "abcd"],
    ["\u3164", "validation.required"],
  ])("the business name %j: %j", (typed, expected) => {
    const checked = businessName(typed)
    expect(value(checked) ?? key(checked)).toBe(expected)
  })

  test("recommended lengths advise and do not refuse", () => {
    expect([lengthAdvice("x".repeat(24), "headline"), lengthAdvice("x".repeat(25), "headline")]).toEqual([
      "short",
      "good",
    ])
    expect([lengthAdvice("x".repeat(40), "headline"), lengthAdvice("x".repeat(41), "headline")]).toEqual([
      "good",
      "long",
    ])
    expect([lengthAdvice("x".repeat(20), "description"), lengthAdvice("x".repeat(126), "text")]).toEqual([
      "good",
      "long",
    ])
  })
})

test.each([
  ["example.com", "https://example.com"],
  [" HTTPS://Example.COM/ ", "https://example.com"],
  ["http://example.com/Menu?x=1#y", "http://example.com/Menu?x=1#y"],
  ["example.com:8443/a", "https://example.com:8443/a"],
  ["https://example.com./?q=1", "https://example.com/?q=1"],
  ["localhost:4010/sites/bakery", "http://localhost:4010/sites/bakery"],
  ["bakery.localhost:4010", "http://bakery.localhost:4010"],
  ["example.com:8", "https://example.com:8"],
  ["93.184.216.34", "https://93.184.216.34"],
  ["93.184.216.034", "validation.websiteInvalid"],
  ["93.184.216.34.1", "validation.websiteInvalid"],
  ["ＥＸＡＭＰＬＥ．com", "https://example.com"],
  ["例え。テスト", "https://例え.テスト"],
  ["exam\u200Bple.com\u202C", "https://example.com"],
  ["example.com/क्\u200Dष", "https://example.com/क्\u200Dष"],
  ["\u0301a.com", "validation.websiteInvalid"],
  ["a.com/\u0000", "validation.websiteInvalid"],
  ["a.com/\uD800", "validation.websiteInvalid"],
  ["\u2100.com", "validation.websiteInvalid"],
  ["example.com:00443/", "https://example.com:443"],
  [`example.com/${"a".repeat(2028)}`, `https://example.com/${"a".repeat(2028)}`],
  [`example.com/${"a".repeat(2029)}`, "validation.websiteInvalid"],
  ["255.255.255.255", "https://255.255.255.255"],
  ["उदाहरण.भारत", "https://उदाहरण.भारत"],
  ["xn--p1b6ci4b4b3a.xn--h2brj9c", "https://xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["", "validation.websiteRequired"],
  ["example", "validation.websiteInvalid"],
  ["1.2.3.256", "validation.websiteInvalid"],
  ["0x7f.1", "validation.websiteInvalid"],
  ["ftp://example.com", "validation.websiteInvalid"],
  ["javascript:alert(1)", "validation.websiteInvalid"],
  ["http://user:secret@example.com", "validation.websiteInvalid"],
  ["http://[::1]/", "validation.websiteInvalid"],
  ["example.com:0", "validation.websiteInvalid"],
  ["example.com:65536", "validation.websiteInvalid"],
  ["exa mple.com", "validation.websiteInvalid"],
  ["example..com", "validation.websiteInvalid"],
  ["-a.com", "validation.websiteInvalid"],
  ["https://example.com/<script>", "validation.websiteInvalid"],
  [`example.com/${"a".repeat(2050)}`, "validation.websiteInvalid"],
])("the website %j: %j", (typed, expected) => {
  const checked = website(typed)
  expect(value(checked) ?? key(checked)).toBe(expected)
})

test("pages on social networks are distinguished from websites", () => {
  expect(["facebook.com", "www.instagram.com", "m.youtube.com", "x.com", "fb.com"].every(isSocialHost)).toBe(true)
  expect(["netflix.com", "facebook.com.example.org", "notfacebook.com", "nonsense", ""].some(isSocialHost)).toBe(false)
  expect([hostOf("https://shop.example:81/a"), hostOf("nothing")]).toEqual(["shop.example", ""])
})

test.each(["1", 99, " 50 "])("an offer of %j per cent is accepted", (typed) => {
  expect(value(percentageOffer(typed))).toBe(Number(typed))
})

test.each(["0", "100", "1.5", 12.5, "-1", "", "ten", "05", "5%"])("an offer of %j per cent is refused", (typed) => {
  expect(key(percentageOffer(typed))).toBe("validation.percentageWholeNumber")
})

describe("keywords", () => {
  const ten = Array.from({ length: 10 }, (_, index) => `bakery ${index}`)

  test("a keyword has under 20 characters and no signs", () => {
    expect(value(keyword("  Fresh   BREAD "))).toBe("fresh bread")
    expect(key(keyword("x".repeat(19)))).toBe("accepted")
    expect([value(keyword('החזרי מע"מ')), value(keyword("רו״ח")), value(keyword("לק ג׳ל"))]).toEqual([
      "החזרי מעמ",
      "רוח",
      "לק ג'ל",
    ])
    for (const typed of ["x".repeat(20), "", " ", "bread!", "a,b", "&", "[bread]"]) {
      expect(failureOf(keyword(typed))).toEqual({ key: "validation.keywordInvalid", params: { most: 19 } })
    }
  })

  test("a search campaign needs ten different ones", () => {
    expect(value(keywords(ten))).toEqual(ten)
    expect(failureOf(keywords(ten.slice(1)))).toEqual({ key: "validation.keywordsTooFew", params: { least: 10 } })
    expect(key(keywords([...ten.slice(1), "BAKERY 1"]))).toBe("validation.keywordsTooFew")
    expect(key(keywords([...ten, "no!"]))).toBe("validation.keywordInvalid")
  })

  test("a search is read without the marks that no keyword takes", () => {
    expect(['עו"ד גירושין', "צ׳יפס", "50% off, dentist?", "C++ course", " ??? "].map(searchOf)).toEqual([
      "עוד גירושין",
      "צ'יפס",
      "50 off dentist",
      "c course",
      "",
    ])
  })

  test("a negative keyword has at most 80 characters and ten words", () => {
    expect(value(negativeKeyword("  How to   MAKE "))).toBe("how to make")
    expect(key(negativeKeyword("x".repeat(80)))).toBe("accepted")
    for (const typed of ["", "x".repeat(81), "हि".repeat(41), "a b c d e f g h i j k", "50%", "[free]"])
      expect(failureOf(negativeKeyword(typed))).toEqual({
        key: "validation.negativeKeywordInvalid",
        params: { most: 80, words: 10 },
      })
  })
})

describe("tax numbers", () => {
  test.each([
    ["27AAPFU0939F1ZV", true],
    ["27aapfu0939f1zv ", true],
    ["27-AAPFU0939F-1ZV", true],
    ["01AAAAP1208Q1ZS", true],
    ["24AAUPV7468F1ZW", true],
    ["36AASFP8573D2ZN", true],
    ["27AAPFU0939F1ZO", false],
    ["27AAPFU0939F1Z", false],
    ["27AAPFU0939F1AA", false],
    ["27AAPFU0000F1ZV", false],
    ["29AABCU9603R1ZM", false],
    ["22AAAAA0000A1Z5", false],
    ["00AAPFU0939F1ZV", false],
    ["39AAPFU0939F1ZV", false],
    ["07DELH12345E1ZL", true],
    ["07DELH00000E1Z6", false],
    ["05AAACG2115R1ZN", true],
    ["24AANCA4892J1Z8", true],
    ["27AAJCS5738D1Z6", true],
    ["29AABCR1718E1ZL", true],
    ["29AAHCM7727Q1ZI", true],
    ["27AAACA3622K1ZV", true],
    ["16DEFPS8555D1Z7", false],
    ["24AANFA2641L1ZK", false],
    ["24AABCS1429B1Z1", false],
    ["29AABCP1234F1Z5", false],
    ["29AAAAA0000A1Z5", false],
    ["27AABCT1234F1Z5", false],
    ["07AABCT1234F1Z5", false],
    ["29ABCDE1234F1ZP", false],
    ["07AABCU9603R1ZM", false],
    ["29AABPU1234D1Z0", false],
    ["27AAACS1234A1Z1", false],
  ])("the GSTIN %s: %s", (typed, valid) => {
    expect(key(gstin(typed))).toBe(valid ? "accepted" : "validation.gstinInvalid")
  })

  test("a missing GSTIN is required, and a given one names its state", () => {
    expect(key(gstin(" "))).toBe("validation.gstinRequired")
    expect(gstStateCode("27AAPFU0939F1ZV")).toBe("27")
    expect([gstStateCode("00AAPFU0939F1ZV"), gstStateCode("27")]).toEqual([undefined, undefined])
    expect([stateOfGstin("27aapfu0939f1zv "), stateOfGstin("27AAPFU0939F1ZO")]).toEqual(["27", undefined])
  })

  test.each([
    ["GB 980 7806 84", "GB980780684"],
    ["980780684001", "GB980780684001"],
    ["XI 980.7806-84", "GB980780684"],
    ["GD499", "GBGD499"],
    ["GD000", "GBGD000"],
    ["HA999", "GBHA999"],
    ["HA500", "GBHA500"],
    ["802311781", undefined],
    ["GD500", undefined],
    ["HA499", undefined],
    ["000000000", undefined],
    ["98078068", undefined],
    ["", undefined],
  ])("the VAT number %s: %s", (typed, expected) => {
    expect(value(vatNumber(typed))).toBe(expected)
    if (expected === undefined) expect(key(vatNumber(typed))).toBe("validation.vatNumberInvalid")
  })

  test("the newer check holds from 100 on only", () => {
    const accepted = (typed: string) => value(vatNumber(typed)) !== undefined
    expect(["100000034", "100000089", "099000077"].every(accepted)).toBe(true)
    expect(["099000022", "100000035"].some(accepted)).toBe(false)
  })
})

test("colours of three or six digits become six", () => {
  expect([value(hexColour("#AbC")), value(hexColour("c0ffee"))]).toEqual(["#aabbcc", "#c0ffee"])
  expect(["", "#ab", "#abcd", "#abcdefa", "red", "#ggg"].map((typed) => key(hexColour(typed)))).toEqual(
    Array.from({ length: 6 }, () => "validation.colourInvalid"),
  )
  expect([key(colourPalette([])), key(colourPalette(["#fff", "x"])), value(colourPalette(["#fff"]))]).toEqual([
    "validation.colourPaletteRequired",
    "validation.colourInvalid",
    ["#ffffff"],
  ])
})

test.each([
  ["560 001", "IN", "560001"],
  ["560-001", "IN", "560001"],
  ["012345", "IN", "validation.postalCodeInvalid"],
  ["56000", "IN", "validation.postalCodeInvalid"],
  ["SW1A 1AA", "IN", "validation.postalCodeInvalid"],
  [" ", "IN", "validation.postalCodeRequired"],
  ["sw1a1aa", "GB", "SW1A 1AA"],
  ["M1 1AE", "GB", "M1 1AE"],
  ["B33 8TH", "GB", "B33 8TH"],
  ["CR2 6XH", "GB", "CR2 6XH"],
  ["DN55 1PT", "GB", "DN55 1PT"],
  ["W1A 0AX", "GB", "W1A 0AX"],
  ["EC1A 1BB", "GB", "EC1A 1BB"],
  ["GIR 0AA", "GB", "GIR 0AA"],
  ["G20 0AA", "GB", "G20 0AA"],
  ["SE10 9AA", "GB", "SE10 9AA"],
  ["QA1 1AA", "GB", "validation.postalCodeInvalid"],
  ["SW1A 1CA", "GB", "validation.postalCodeInvalid"],
  ["SW1A", "GB", "validation.postalCodeInvalid"],
  ["560001", "GB", "validation.postalCodeInvalid"],
] as const)("the postal code %j of %s: %j", (typed, region, expected) => {
  const checked = postalCode(typed, region)
  expect(value(checked) ?? key(checked)).toBe(expected)
})

test("outward codes stand for a whole district", () => {
  expect(["SW1A", " m1 ", "W1T", "EC1A", "B33"].every(isOutwardCode)).toBe(true)
  expect(["SW1A 1AA", "1A", "QQ1", ""].some(isOutwardCode)).toBe(false)
})

test("animations last 0 to 120 seconds", () => {
  expect([value(animationTime(0)), value(animationTime("120")), value(animationTime(" 1.5 "))]).toEqual([0, 120, 1.5])
  for (const typed of ["", "-1", "121", 120.5, "1e2", Number.NaN]) {
    expect(failureOf(animationTime(typed))).toEqual({
      key: "validation.animationTime",
      params: { least: 0, most: 120 },
    })
  }
})

test("call hours are ordered spans that do not overlap", () => {
  const monday = { weekday: 1, from: 540, to: 720 }
  const later = { weekday: 1, from: 720, to: 1440 }
  const sunday = { weekday: 0, from: 0, to: 60 }
  expect(value(callHours([later, monday, sunday]))).toEqual([sunday, monday, later])
  const refused = [
    [],
    [monday, { ...later, from: 719 }],
    [{ ...monday, to: 540 }],
    [{ ...monday, weekday: 7 }],
    [{ ...monday, weekday: -1 }],
    [{ ...monday, from: -1 }],
    [{ ...monday, to: 1441 }],
    [{ ...monday, from: 540.5 }],
  ]
  for (const given of refused) expect(key(callHours(given))).toBe("validation.callHoursInvalid")
})

test("call hours hold a full hour of the clock, and at most six spans a day", () => {
  const spans = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ weekday: 1, from: index * 120, to: index * 120 + 60 }))
  expect(key(callHours([{ weekday: 1, from: 570, to: 630 }]))).toBe("validation.callHoursInvalid")
  expect(value(callHours([{ weekday: 1, from: 570, to: 660 }]))).toHaveLength(1)
  expect(value(callHours(spans(6)))).toHaveLength(6)
  expect(key(callHours(spans(7)))).toBe("validation.callHoursInvalid")
})

test("blanks around a creative URL are dropped", () => {
  expect(value(creativeUrl(" https://example.com/x.png "))?.url).toBe("https://example.com/x.png")
})

test.each([
  ["https://cdn.example.com/a/photo.JPG?size=1000x1000", "image"],
  ["http://example.com/x.webm#t=1", "video"],
])("the creative URL %s is an %s", (typed, kind) => {
  expect(value(creativeUrl(typed))).toEqual({ url: typed, kind })
})

test.each([
  "example.com/x.png",
  "https://example.com/x.svg",
  "https://example.png",
  "https://example.com/?x.png",
  "nope",
  "https://exa mple/x.png",
])("the creative URL %s is refused", (typed) => {
  expect(key(creativeUrl(typed))).toBe("validation.creativeUrlInvalid")
})

test("at least one audience, channel and service are chosen", () => {
  expect([key(someAudience([])), key(someChannel([])), key(someService([])), value(someService(["bread"]))]).toEqual([
    "validation.audienceRequired",
    "validation.channelRequired",
    "validation.serviceRequired",
    ["bread"],
  ])
})
