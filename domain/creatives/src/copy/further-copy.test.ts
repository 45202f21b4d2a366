import { expect, test } from "vitest"
import { Result, Schema } from "effect"
import { keyword as keywordRule } from "@domain/validation"
import { defaultLeadForm } from "../default-lead-form.ts"
import { AdCopy, SearchAd } from "./ad-copy.ts"
import { adWords } from "./ad-words.ts"
import { adTextLimit, checkAdText, checkSearchAdCounts } from "./check-ad-text.ts"
import { draftAdCopy, firstAdCopy, recommendedLengths } from "./draft-copy.ts"
import { draftSearchAd } from "./draft-search-ad.ts"
import { fillPattern } from "./fill-pattern.ts"
import { callToActionLabel, patternsFor } from "./languages.ts"
import { offerText } from "./offer-text.ts"
import { keywordLimits, suggestKeywords } from "./suggest-keywords.ts"

const english = patternsFor("en")
const keys = (...given: Parameters<typeof checkAdText>) => checkAdText(...given).map(({ messageKey }) => messageKey)

test("the recommended lengths and the quick form's limits are the specification's", () => {
  expect(recommendedLengths).toMatchObject({
    headline: { least: 25, most: 40 },
    description: { least: 20, most: 30 },
    primaryText: { least: 100, most: 125 },
  })
  expect([
    adTextLimit("quickForm", "primaryText"),
    adTextLimit("quickForm", "callToAction"),
    adTextLimit("quickForm", "tagline"),
  ]).toEqual([30, 15, 30])
})

test("Google limits headlines, descriptions and paths; Facebook sets no limit", () => {
  const fields = ["headline", "description", "path", "primaryText"] as const
  expect(fields.map((field) => adTextLimit("google", field))).toEqual([30, 90, 15, undefined])
  expect(fields.map((field) => adTextLimit("facebook", field))).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  ["headline", 25, 40],
  ["description", 20, 30],
  ["primaryText", 100, 125],
] as const)("a social %s outside its recommended length is warned of, not refused", (field, least, most) => {
  const problems = (length: number) => checkAdText("facebook", field, "x".repeat(length))
  expect([problems(least), problems(most)]).toEqual([[], []])
  expect(problems(least - 1)).toMatchObject([
    { severity: "warning", messageKey: "creatives.text.shorterThanRecommended", values: { actual: least - 1, least } },
  ])
  expect(problems(most + 1)).toMatchObject([
    { severity: "warning", messageKey: "creatives.text.longerThanRecommended", values: { actual: most + 1, most } },
  ])
})

test("only the social editor recommends lengths, and only for ad texts", () => {
  expect(checkAdText("google", "headline", "Bread")).toEqual([])
  expect(checkAdText("facebook", "tagline", "Bread")).toEqual([])
})

test("an empty text is an error and nothing more, an empty path is fine", () => {
  for (const text of ["", "  "]) {
    const [first] = checkAdText("quickForm", "tagline", text)
    expect([first?.severity, first?.messageKey]).toEqual(["error", "creatives.text.required"])
  }
  expect(keys("facebook", "headline", "")).toEqual(["creatives.text.required"])
  expect(keys("google", "path", "")).toEqual([])
})

test("phone numbers are refused in search ads only", () => {
  const text = "Call +91 98765 43210 for fresh bread"
  expect(keys("facebook", "headline", text)).toEqual([])
  expect(keys("google", "description", text)).toEqual(["policy.topics.phoneInText.why"])
})

test("words in capitals are refused, acronyms and the business's own name are not", () => {
  expect(keys("google", "headline", "NHS GP UK, IELTS")).toEqual([])
  expect(keys("google", "headline", "Fresh bread TODAY")).toEqual(["policy.topics.capitals.why"])
  const own = checkAdText("google", "headline", "SALE of the day", { names: ["SALE"] })
  expect(own).toEqual([])
  expect(keys("google", "headline", "טרי וחם כל בוקר")).toEqual([])
})

test("repeated punctuation is refused, but an ellipsis of three dots is not", () => {
  for (const text of ["Bread!!", "Bread?!", "Bread..", "Bread...."])
    expect(keys("google", "description", text), text).toEqual(["policy.topics.punctuation.why"])
  expect(keys("google", "description", "Bread...")).toEqual([])
})

test("a Google path has no blank, and a text is refused above its limit", () => {
  expect([keys("google", "path", "rye bread"), keys("google", "path", "rye-bread")]).toEqual([
    ["creatives.text.spaceInPath"],
    [],
  ])
  expect(checkAdText("google", "headline", "x".repeat(31))).toEqual([
    { severity: "error", field: "headline", messageKey: "creatives.text.tooLong", values: { limit: 30, actual: 31 } },
  ])
  expect(keys("google", "headline", "x".repeat(30))).toEqual([])
  expect(keys("google", "headline", "rye bread")).toEqual([])
})

test("Google takes no exclamation mark in a headline", () => {
  expect(keys("google", "headline", "Bread!")).toEqual(["policy.topics.punctuation.why"])
  expect(keys("facebook", "tagline", "Bread!")).toEqual([])
})

test("lines of a search ad are counted once each, blank ones not at all", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`)
  const counts = (headlines: ReadonlyArray<string>, descriptions: ReadonlyArray<string>) =>
    checkSearchAdCounts({ headlines, descriptions }).map(({ field, messageKey }) => [field, messageKey])
  expect(counts(lines(3), lines(2))).toEqual([])
  expect(counts(lines(15), lines(4))).toEqual([])
  expect(counts(lines(16), lines(5))).toEqual([
    ["headline", "creatives.text.tooMany"],
    ["description", "creatives.text.tooMany"],
  ])
  expect(counts(["a", "a ", " ", "b"], ["c", "c"])).toEqual([
    ["headline", "creatives.text.tooFew"],
    ["description", "creatives.text.tooFew"],
  ])
})

test("an offer without what it needs to be worded is left unsaid", () => {
  expect(offerText(undefined, "en")).toBe("")
  expect(offerText({ type: "Percentage" }, "en")).toBe("")
  expect(offerText({ type: "Flat", value: 5 }, "en")).toBe("")
  expect(offerText({ type: "Flat" }, "en", "£")).toBe("")
  expect(offerText({ type: "FreeService", text: " " }, "en")).toBe("")
  expect(offerText({ type: "Custom", text: " { } " }, "en")).toBe("")
  expect(offerText({ type: "FreeService", text: "check-up" }, "en")).toBe("Free check-up")
  expect(offerText({ type: "FreeDelivery" }, "en")).toBe("Free delivery")
  expect(offerText({ type: "Custom", text: "Save $$$ with $&" }, "en")).toBe("Save $$$ with $&")
})

test("each word set leads with another service and names a second one", () => {
  const words = (...services: ReadonlyArray<string>) =>
    adWords({ name: "Rye", category: "Bakery", services }, english, "Calls").map(({ service, other }) => [
      service,
      other,
    ])
  expect(words()).toEqual([["", ""]])
  expect(words("Bread", " ", "BREAD", "Bakery")).toEqual([["Bread", ""]])
  expect(words("Bread", "Cakes", "Tea")).toEqual([
    ["Bread", "Cakes"],
    ["Cakes", "Tea"],
    ["Tea", "Bread"],
  ])
})

test("the end of an offer is worded by day and month, and never for no offer", () => {
  const until = (language: string, type: "FreeDelivery" | "Skip" = "FreeDelivery") => {
    const facts = { name: "Rye", services: [], offer: { type, validUntil: "2026-12-05" } }
    return adWords(facts, patternsFor(language), "Calls")[0].offerUntil
  }
  expect([until("en"), until("he"), until("en", "Skip")]).toEqual([
    "Free delivery until 5 Dec",
    "משלוח חינם עד 5 בדצמבר",
    "",
  ])
})

test("a placeholder that no fact answers leaves its pattern unused", () => {
  const [words] = adWords({ name: "Rye", services: ["Thai massage"] }, english, "Calls")
  expect(fillPattern("at {name}", words)).toBe("At Rye")
  expect([fillPattern("{nothing}", words), fillPattern("{toString}", words), fillPattern("{inCity}", words)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(fillPattern("about {service~}", words)).toBe("About Thai massage")
  expect(fillPattern("about {service~}", { ...words, service: "Repairs of boilers" })).toBe("About repairs of boilers")
  expect(fillPattern("about {service~}", { ...words, service: "IT help" })).toBe("About IT help")
})

test("a name too long for any pattern is left to the page that shows the ad", () => {
  const facts = { name: "R".repeat(200), services: [] }
  const drafts = draftAdCopy({ facts, objective: "LeadGeneration", language: "en" })
  expect(drafts.length).toBeGreaterThan(0)
  expect(JSON.stringify(drafts)).not.toContain("RR")
  expect(draftSearchAd(facts, "LeadGeneration", "en").headlines.length).toBeGreaterThanOrEqual(3)
})

test("as many drafts are made as are asked for, and five unless told", () => {
  const facts = { name: "Rye", services: ["Bread", "Cakes", "Tea"], city: "York", category: "Bakery" }
  const count = (most?: number) =>
    draftAdCopy({ facts, objective: "Calls", language: "en", ...(most !== undefined && { count: most }) }).length
  expect([count(), count(1), count(3)]).toEqual([5, 1, 3])
  const request = { facts, objective: "Calls", language: "en" } as const
  expect(firstAdCopy(request)).toEqual(draftAdCopy(request)[0])
})

test("with a stated offer the button is the offer's, without one the trade's", () => {
  const facts = { name: "Rye", services: [] }
  const button = (offered: object) =>
    draftAdCopy({ facts: { ...facts, ...offered }, objective: "LeadGeneration", language: "en" })[0]?.callToAction
  expect([
    button({}),
    button({ categorySlug: "plumber" }),
    button({ categorySlug: "dentist" }),
    button({ categorySlug: "dentist", offer: { type: "FreeDelivery" } }),
  ]).toEqual(["LearnMore", "GetQuote", "BookNow", "GetOffer"])
})

test("a path is the longest run of words that fits; without a kind the town leads", () => {
  const paths = (facts: object) => {
    const { path1, path2 } = draftSearchAd({ name: "Rye", services: [], ...facts }, "Calls", "en")
    return [path1, path2]
  }
  expect(paths({ category: "Dental clinic & surgery", city: "Pune" })).toEqual(["dental-clinic", "pune"])
  expect(paths({ services: ["Bread"], city: "York" })).toEqual(["bread", "york"])
  expect(paths({ city: "York" })).toEqual(["york", undefined])
  expect(paths({ category: "Thiruvananthapuramites" })).toEqual([undefined, undefined])
})

test("keywords are short, at least ten, and fall back to the business's name", () => {
  expect(keywordLimits).toEqual({ length: 19, least: 10 })
  expect(suggestKeywords({ name: "Rye & Co", services: [] }, "en")).toContain("rye co")
  expect(suggestKeywords({ name: "", services: [] }, "en")).toEqual([])
  expect(suggestKeywords({ name: "Rye", services: ["Bread"] }, "en", 4)).toHaveLength(4)
})

test("Hebrew keywords keep abbreviations whole and skip dependent words", () => {
  const facts = { name: "עלמה", services: ["לק ג׳ל", "דיווחי מע״מ", "מניקור ופדיקור"], category: "משרד רואה חשבון" }
  const keywords = suggestKeywords(facts, "he", 60)
  expect(keywords).toEqual(expect.arrayContaining(["לק ג'ל", "דיווחי מעמ", "מניקור ופדיקור", "מניקור", "חשבון"]))
  expect(keywords.filter((keyword) => /^(ופדיקור|דיווחי)( (?!מעמ)|$)/u.test(keyword))).toEqual([])
  for (const keyword of keywords) expect(Result.isSuccess(keywordRule(keyword)), keyword).toBe(true)
})

test("a display path parts words and not the letters about a mark", () => {
  const path = (service: string, language: string) =>
    draftSearchAd({ name: "x", services: [service] }, "Calls", language).path1
  expect([path("לק ג׳ל", "he"), path("דיווחי מע״מ", "he"), path("Women's wear", "en")]).toEqual([
    "לק-גל",
    "דיווחי-מעמ",
    "womens-wear",
  ])
})

test("a language is found by its first part, any other is written in English", () => {
  expect([patternsFor("he-IL").language, patternsFor("EN_gb").language, patternsFor("fr").language]).toEqual([
    "he",
    "en",
    "en",
  ])
  expect([callToActionLabel("CallNow", "en"), callToActionLabel("CallNow", "xx")]).toEqual(["Call now", "Call now"])
  expect(callToActionLabel("SendMessage", "en", "WhatsApp")).toBe("WhatsApp")
  expect(callToActionLabel("SendMessage", "en", "InstagramDirect")).toBe("Send message")
  expect(callToActionLabel("LearnMore", "en", "WhatsApp")).toBe("Learn more")
})

test("a lead form asks for a service only if there are several", () => {
  const form = (services: ReadonlyArray<string>, url?: string) => defaultLeadForm({ name: "Rye", services }, "en", url)
  expect(form(["Bread"])).toMatchObject({ fields: ["Name", "Phone"], consents: ["Contact"] })
  expect(form(["Bread", "Cakes"]).fields).toEqual(["Name", "Phone", "ServiceNeeded"])
  expect(form([], "https://rye.example/privacy").privacyUrl).toBe("https://rye.example/privacy")
  expect(form([])).not.toHaveProperty("privacyUrl")
})

test("an ad's fields cross the wire and come back", () => {
  const copy: AdCopy = {
    headline: "h",
    description: "d",
    primaryText: "p",
    callToAction: "SendMessage",
    displayLink: "rye.example",
    websiteUrl: "https://rye.example",
    phoneNumber: "+442079460000",
    leadFormId: "1",
    pageId: "2",
    postId: "3",
    origin: "edited",
    accepted: false,
  }
  const sent = Schema.encodeSync(AdCopy)(copy)
  expect(sent.callToAction).toBe(9)
  expect(Schema.decodeSync(AdCopy)(sent)).toEqual(copy)
  const search: SearchAd = { headlines: ["a"], descriptions: [], path1: "b", origin: "suggested", accepted: false }
  expect(Schema.decodeSync(SearchAd)(Schema.encodeSync(SearchAd)(search))).toEqual(search)
})

test("an offer too long for any text is left out of it", () => {
  const facts = { name: "Rye", services: [], offer: { type: "Custom", text: "x".repeat(200) } } as const
  const { primaryText } = firstAdCopy({ facts, objective: "Calls", language: "en" })
  expect(primaryText).toBe(adWords(facts, english, "Calls")[0].long)
})

test("in Hebrew two services are joined once, where one has an and of its own", () => {
  const both = (...services: ReadonlyArray<string>) =>
    adWords({ name: "Rye", services }, patternsFor("he"), "Calls")[0].both
  expect([both("לחם", "עוגות"), both("קפה ותה", "עוגות"), both("עוגות", "קפה ותה"), both("לחם", "Cakes")]).toEqual([
    "לחם ועוגות",
    "קפה ותה, וגם עוגות",
    "עוגות, וגם קפה ותה",
    "לחם ו-Cakes",
  ])
})

test("each kind of offer has its words in each language", () => {
  const offers = [
    { type: "Percentage", value: 20 },
    { type: "Flat", value: 1_500 },
    { type: "FreeService", text: "tea" },
    { type: "FreeDelivery" },
    { type: "Custom", text: "2 for 1" },
    { type: "Skip" },
  ] as const
  const worded = (language: string) => offers.map((offer) => offerText(offer, language, "£"))
  expect(worded("en")).toEqual(["20% off", "£1,500 off", "Free tea", "Free delivery", "2 for 1", ""])
  expect(worded("he")).toEqual(["20% הנחה", "£1,500 הנחה", "tea בחינם", "משלוח חינם", "2 for 1", ""])
})

test("the digits of a large amount are grouped by three", () => {
  expect(offerText({ type: "Flat", value: 1_234_567 }, "en", "₹")).toBe("₹1,234,567 off")
})

test("wide characters count twice for Google alone", () => {
  expect(checkAdText("google", "headline", "広".repeat(16))).toMatchObject([{ values: { limit: 30, actual: 32 } }])
  expect(keys("facebook", "headline", "広".repeat(25))).toEqual([])
})

test("what reads badly is a warning, what cannot be published an error", () => {
  const severities = (...given: Parameters<typeof checkAdText>) => checkAdText(...given).map(({ severity }) => severity)
  expect(severities("google", "headline", "98765 43210")).toEqual(["warning"])
  expect(severities("google", "headline", "FREE bread")).toEqual(["warning"])
  expect(severities("google", "description", "Bread!!")).toEqual(["warning"])
  expect(severities("google", "headline", "Bread!")).toEqual(["warning"])
  expect(severities("google", "path", "rye bread")).toEqual(["error"])
  expect(checkSearchAdCounts({ headlines: ["a", "b"], descriptions: ["c", "d"] })).toMatchObject([
    { severity: "error", field: "headline", values: { least: 3, most: 15, actual: 2 } },
  ])
})

test("Google's own rules hold for its headlines and paths alone", () => {
  expect(keys("facebook", "headline", "Fresh bread every morning!")).toEqual([])
  expect(keys("google", "description", "Bread!")).toEqual([])
  expect(keys("facebook", "path", "rye bread")).toEqual([])
})

test("a few digits are no phone number, and a mark after an ellipsis is no repetition", () => {
  expect(keys("google", "headline", "2 for 1 on 25 loaves")).toEqual([])
  expect(keys("google", "description", "Bread...!")).toEqual([])
})

test("where phrases are few, each long English word of one is a keyword", () => {
  const keywords = suggestKeywords({ name: "Rye", services: ["Wholemeal sourdough"] }, "en")
  expect(keywords).toEqual(expect.arrayContaining(["wholemeal", "sourdough"]))
})
