import { wordsOfName } from "./gibberish.ts"

/** Whole names that people type to try a form, in lower case. */
const testNames: ReadonlySet<string> = new Set([
  "test",
  "testing",
  "test test",
  "test user",
  "user test",
  "test name",
  "name test",
  "test lead",
  "test customer",
  "test client",
  "testing testing",
  "just testing",
  "this is a test",
  "demo user",
  "demo test",
  "demo demo",
  "dummy",
  "dummy name",
  "dummy user",
  "fake name",
  "foo bar",
  "lorem ipsum",
  "first last",
  "firstname lastname",
  "first name last name",
  "your name",
  "no name",
  "none none",
  "abc",
  "abc abc",
  "abc def",
  "abcd",
  "abc xyz",
  "xyz",
  "xyz xyz",
  "xxx yyy",
  "blah blah",
  "john doe",
  "jane doe",
  "mickey mouse",
  "donald duck",
  "batman",
  "טסט",
  "טסט טסט",
  "בדיקה",
  "בדיקה בדיקה",
  "ליד בדיקה",
  "בדיקת ליד",
  "ניסיון ניסיון",
  "שם פרטי",
  "ישראל ישראלי",
  "टेस्ट",
  "परीक्षण",
  "تجربة",
  "اختبار",
])

/** Mailboxes of tests. */
const testMail = /@test\.com$|^(?:test|testing|tester|asdf|abc|xyz|demo|dummy)\d*@/

/** What a network's own tool for trying a form writes into each field. */
const networkTest = /test lead: dummy data|dummy data for/i

/** The words by which a lead shows that somebody tried the form; undefined where there are none. */
export const testWordsIn = (name: string, email: string = ""): string | undefined => {
  const words = wordsOfName(name).join(" ").toLowerCase()
  if (networkTest.test(name)) return "test lead"
  if (testNames.has(words)) return name.trim()
  const address = email.trim().toLowerCase()
  return testMail.test(address) ? address : undefined
}
