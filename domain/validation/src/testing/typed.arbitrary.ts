import { anyCharacter, anyText } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { naughtyStrings } from "./naughty-strings.ts"
import { anyGstin, anyPhoneOf, anyVatNumber, anyWebsite } from "./validation.arbitrary.ts"

/** Any text at all; naughty texts and texts with the characters of numbers and addresses come more often. */
export const anyTyped = fc.oneof(
  anyText,
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(...naughtyStrings),
  fc.stringMatching(/^[0-9+ ()#.:/@a-z-]{0,40}$/),
)

/** Texts that rules accept more often. */
export const anyCandidate = fc.oneof(
  anyTyped,
  anyWebsite,
  anyGstin,
  anyVatNumber,
  anyPhoneOf("IN").map((phoneNumber) => phoneNumber.typed),
  anyPhoneOf("GB").map((phoneNumber) => phoneNumber.typed),
  fc.emailAddress(),
  fc.stringMatching(/^#?[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?$/),
  fc.stringMatching(/^[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}$/),
  fc.stringMatching(/^[1-9][0-9]{5}$/),
)
