import * as fc from "fast-check"
import type { PortalTheme } from "../theme.ts"

/** A colour as `#rrggbb`, or `#rgb` now and then. */
export const anyHexColour: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^#[0-9a-f]{6}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^#[0-9a-fA-F]{3}$/) },
)

const anyColours = fc.record(
  {
    paper: anyHexColour,
    ink: anyHexColour,
    accent: anyHexColour,
    accentInk: anyHexColour,
    glow: anyHexColour,
    danger: anyHexColour,
    success: anyHexColour,
  },
  { requiredKeys: [] },
)

const anyFontStack = fc.stringMatching(/^[A-Za-z0-9 ,"'-]{1,40}$/)

/** A brand of any colours, shapes and faces, however unreadable. */
export const anyTheme: fc.Arbitrary<PortalTheme> = fc.record(
  {
    name: fc.string({ minLength: 1, maxLength: 30 }),
    colours: anyColours,
    dark: anyColours,
    radius: fc.constantFrom("square", "soft", "round", "pill"),
    density: fc.constantFrom("compact", "regular", "generous"),
    elevation: fc.constantFrom("flat", "outlined", "raised"),
    motif: fc.constantFrom("plain", "bulbs", "awning", "tape", "frame"),
    heading: fc.record(
      {
        family: anyFontStack,
        weight: fc.integer({ min: 300, max: 900 }),
        tracking: fc.integer({ min: -5, max: 10 }),
      },
      { requiredKeys: ["family"] },
    ),
    body: anyFontStack,
  },
  { requiredKeys: ["name"] },
)
