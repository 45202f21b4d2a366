import { BusinessProfileId } from "@domain/kernel"
import { expect, test } from "vitest"
import { memberProfile } from "./member-profile.ts"

const profileIds = [BusinessProfileId.make(7), BusinessProfileId.make(12)]

test("a path names a profile of the list by its exact number", () => {
  expect(
    ["7", "12", "8", "07", " 7", "7.0", "-1", "", undefined].map((segment) => memberProfile(segment, profileIds)),
  ).toEqual([7, 12, undefined, undefined, undefined, undefined, undefined, undefined, undefined])
})
