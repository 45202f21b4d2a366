import { law } from "@domain/kernel/testing"
import { businessName } from "@domain/validation"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { shortName } from "./short-name.ts"

test.each([
  ["Sunrise Dental Care", "Sunrise Dental Care"],
  ["Sunrise Dental Care | Best dentist in Pune", "Sunrise Dental Care"],
  ["Sunrise Dental Care - Implants and Braces", "Sunrise Dental Care"],
  ["Royal Society for the Protection of Birds", "Royal Society"],
  ["Harbour & Rye Bakery and Coffee House", "Harbour & Rye Bakery"],
  ["Ravi's Kitchen™ (Andheri West branch)", "Ravi's Kitchen"],
  ["Donaudampfschifffahrtsgesellschaft", "Donaudampfschifffahrtsges"],
  ["מאפיית הנמל הישן של יפו העתיקה", "מאפיית הנמל הישן של יפו"],
  ["★★★", ""],
  ["24/7 Plumbing Leeds", "24-7 Plumbing Leeds"],
  ["24/7 Plumbing Leeds | Emergency plumbers", "24-7 Plumbing Leeds"],
  ["A/C Repair: fast and honest in Pune", "A-C Repair"],
  ["Elite Dental & Cosmetic Clinic", "Elite Dental Clinic"],
  ["Anurag Motor Driving School", "Anurag Driving School"],
  ["Shree Ganesh Electrical Contractors Pvt. Ltd.", "Shree Ganesh Electrical"],
  ["Thornbury Carpets & Flooring Limited", "Thornbury Carpets"],
  ["Bramble and Oak Interiors Private Limited", "Bramble and Oak Interiors"],
  ["© 2024 Sunrise Dental Care. All rights reserved", "Sunrise Dental Care"],
  ["Copyright 2019-2024 Harbour Bakery", "Harbour Bakery"],
])("%s is shortened to %s", (long, short) => {
  expect(shortName(long)).toBe(short)
})

test("a name is shortened by the business's own place before it loses what it is", () => {
  expect(shortName("Lakshmi Physiotherapy Centre Koramangala", ["Koramangala", "Bengaluru"])).toBe(
    "Lakshmi Physiotherapy",
  )
  expect(shortName("Green Leaf Yoga Studio in Bristol", ["Bristol"])).toBe("Green Leaf Yoga Studio")
})

const words = fc.array(fc.string({ unit: "grapheme", maxLength: 20 }), { maxLength: 12 }).map((all) => all.join(" "))

test("a shortened name is one that its field takes, or empty", () => {
  law(
    fc.property(words, (text) => {
      const short = shortName(text)
      if (short !== "") expect(businessName(short)).toEqual(Result.succeed(short))
    }),
  )
})

test("a right name stays as it is", () => {
  law(
    fc.property(words, (text) => {
      const short = shortName(text)
      expect(shortName(short)).toBe(short)
    }),
  )
})

test.each(["&", "and", "of", "the", "for", "in", "at", "by", "with", "-", ","])("no short name ends in %s", (word) => {
  expect(shortName(`Harbour Rye Bakery ${word} Confectionery`)).toBe("Harbour Rye Bakery")
})
