import type { Region } from "@domain/kernel"
import { expect, test } from "vitest"
import { hashed } from "./hashed.ts"
import type { ListNetwork } from "./hashed-person.ts"
import { type NamePart, normalEmail, normalName, normalPhone, normalPostcode } from "./normalised-person.ts"

/** Meta: "Customer information parameters" and the tests of its parameter builder; Google: the tests of its Data Manager libraries. */
const emails: ReadonlyArray<readonly [ListNetwork, string, string | undefined]> = [
  ["Meta", "John_Smith@gmail.com", "john_smith@gmail.com"],
  ["Meta", "  Cloudy.SanFrancisco+shopping@gmail.com ", "cloudy.sanfrancisco+shopping@gmail.com"],
  ["Meta", "a@b.c", "a@b.c"],
  ["Meta", '"a b"@c.d', '"a b"@c.d'],
  ["Meta", "a\\@b@c.d", "a\\@b@c.d"],
  ["Meta", "f`oo@bar.com", "f`oo@bar.com"],
  ["Meta", "a@b", undefined],
  ["Meta", "@b.c", undefined],
  ["Meta", ".c", undefined],
  ["Meta", "@", undefined],
  ["Google", "QuinnY@EXAMPLE.com", "quinny@example.com"],
  ["Google", "  ALEXZ@example.com   ", "alexz@example.com"],
  ["Google", "user.name+NYC@Example.com", "user.name+nyc@example.com"],
  ["Google", "jefferson.Loves.hiking@gmail.com", "jeffersonloveshiking@gmail.com"],
  ["Google", "j.e.f..ferson.Loves.hiking@gmail.com", "jeffersonloveshiking@gmail.com"],
  ["Google", "jefferson.Loves.hiking@googlemail.com", "jeffersonloveshiking@googlemail.com"],
  ["Google", "Cloudy.SanFrancisco+shopping@gmail.com", "cloudysanfrancisco@gmail.com"],
  ["Google", "Cloudy.SanFrancisco+shopping@googlemail.com", "cloudysanfrancisco@googlemail.com"],
  ["Google", "alex z @example.com", "alexz@example.com"],
  ["Google", "@example.com", undefined],
  ["Google", "+news@gmail.com", undefined],
  ["Google", "quinn", undefined],
]

test.each(emails)("%s takes the e-mail %s as %s", (network, text, normal) => {
  expect(normalEmail(network, text)).toBe(normal)
})

const phones: ReadonlyArray<readonly [ListNetwork, string, Region, string | undefined]> = [
  ["Meta", "+1 (616) 954-78 88", "GB", "16169547888"],
  ["Meta", "+44-113-496-0987", "IN", "441134960987"],
  ["Meta", "0113 496 0987", "GB", "441134960987"],
  ["Meta", "098765 43210", "IN", "919876543210"],
  ["Google", "+1 800-555-0100", "IN", "+18005550100"],
  ["Google", "441134960987", "GB", "+441134960987"],
  ["Google", "+44-113-496-0987", "IN", "+441134960987"],
  ["Google", "+44 (0)113 496 0987", "IN", "+441134960987"],
  ["Google", "98765-43210", "IN", "+919876543210"],
  ["Google", "+abc-DEF", "GB", undefined],
  ["Meta", "++++", "GB", undefined],
]

test.each(phones)("%s takes the phone %s of %s as %s", (network, text, region, normal) => {
  expect(normalPhone(network, text, region)).toBe(normal)
})

const names: ReadonlyArray<readonly [ListNetwork, NamePart | undefined, string, string | undefined]> = [
  ["Meta", "first", "Mary", "mary"],
  ["Meta", "first", "정", "정"],
  ["Meta", "first", "Valéry", "valéry"],
  ["Meta", "last", "O'Brien-Smith", "obriensmith"],
  ["Meta", undefined, "  John Smith\t", "johnsmith"],
  ["Meta", undefined, " . ", undefined],
  ["Google", "first", " Alex   ", "alex"],
  ["Google", "first", " Mr. Alex   ", "alex"],
  ["Google", "first", " Dr. Alex   ", "alex"],
  ["Google", "first", " Alex Dr.", "alex dr."],
  ["Google", "first", " Mralex   ", "mralex"],
  ["Google", "first", "Arun V", "arun v"],
  ["Google", "first", " Mr. ", undefined],
  ["Google", "last", " Quinn   ", "quinn"],
  ["Google", "last", "Quinn-Alex", "quinn-alex"],
  ["Google", "last", " Quinn, Jr.   ", "quinn"],
  ["Google", "last", " Quinn,Jr.   ", "quinn"],
  ["Google", "last", " Quinn Sr.  ", "quinn"],
  ["Google", "last", "quinn, jr. dds", "quinn"],
  ["Google", "last", "quinn, jr., dds", "quinn"],
  ["Google", "last", "Boardds", "boardds"],
  ["Google", "last", "lacparm", "lacparm"],
  ["Google", "last", ", Jr. ", undefined],
  ["Google", "last", ",Jr.,DDS ", undefined],
  ["Google", undefined, "Mrs. Quinn, PhD", "quinn"],
]

test.each(names)("%s takes the %s name '%s' as %s", (network, part, text, normal) => {
  expect(normalName(network, text, part)).toBe(normal)
})

const postcodes: ReadonlyArray<readonly [ListNetwork, string, string | undefined]> = [
  ["Meta", "    37221", "37221"],
  ["Meta", "37221-3312", "37221"],
  ["Meta", "SW1A 1AA", "sw1a1"],
  ["Meta", "EC1A1BB", "ec1a1"],
  ["Meta", "560 038", "560038"],
  ["Meta", "K1A0A6", "k1a0a6"],
  ["Meta", " 1 ", undefined],
  ["Meta", "  ", undefined],
  ["Google", " 94045  ", "94045"],
  ["Google", "  1229-076  ", "1229-076"],
  ["Google", "SW1A 1AA", "SW1A 1AA"],
  ["Google", "  ", undefined],
]

test.each(postcodes)("%s takes the postal code '%s' as %s", (network, text, normal) => {
  expect(normalPostcode(network, text)).toBe(normal)
})

/** What the networks publish as the hash of a normal form. */
const hashes: ReadonlyArray<readonly [string, string | undefined, string]> = [
  [
    "Meta's e-mail",
    normalEmail("Meta", "John_Smith@gmail.com"),
    "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f",
  ],
  [
    "Meta's phone",
    normalPhone("Meta", "+1 (650)555-1212", "GB"),
    "e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176",
  ],
  ["Meta's name", normalName("Meta", "Mary"), "6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec"],
  ["Meta's Korean name", normalName("Meta", "정"), "8fa8cd9c440be61d0151429310034083132b35975c4bea67fdd74158eb51db14"],
  [
    "Meta's accented name",
    normalName("Meta", "Valéry"),
    "08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c",
  ],
  [
    "Google's e-mail",
    normalEmail("Google", "  ALEXZ@example.com   "),
    "509e933019bb285a134a9334b8bb679dff79d0ce023d529af4bd744d47b4fd8a",
  ],
  [
    "Google's phone",
    normalPhone("Google", "   +1-800-555-0100", "IN"),
    "fb4f73a6ec5fdb7077d564cdd22c3554b43ce49168550c3b12c547b78c517b30",
  ],
  [
    "Google's first name",
    normalName("Google", "  GivenName  ", "first"),
    "128a07bfe2df877c52076e60d7774cf5baaa046c5a6c48daf30ff43ecca2f814",
  ],
  [
    "Google's last name",
    normalName("Google", "  FamilyName ", "last"),
    "77762c287e61ce065bee5c15464012c6fbe088398b8057627d5577249430d574",
  ],
]

test.each(hashes)("%s has the hash that the network publishes", async (_, normal, published) => {
  expect(await hashed(normal ?? "")).toBe(published)
})

test.each(["<a@b.com>", "mailto:a@b.com", "a@b.com,", "a@b.com; c@d.com", "a@b.com/"])(
  "%s is no single address",
  (text) => {
    expect([normalEmail("Meta", text), normalEmail("Google", text)]).toEqual([undefined, undefined])
  },
)
