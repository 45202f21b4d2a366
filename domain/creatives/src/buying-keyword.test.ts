import { expect, test } from "vitest"
import { isBuyingKeyword } from "./buying-keyword.ts"

test("searches for reviews, jobs and logins are no keywords to pay for", () => {
  for (const keyword of ["harbour rye reviews", "Dentist jobs", "bakery login", "מאפייה חוות דעת", "מספרה דרושים"])
    expect([keyword, isBuyingKeyword(keyword)]).toEqual([keyword, false])
})

test("a word that only contains such a word stays", () => {
  for (const keyword of ["harbour rye bakery", "jobber tools", "dentist near me", "מאפייה בתל אביב"])
    expect([keyword, isBuyingKeyword(keyword)]).toEqual([keyword, true])
})
