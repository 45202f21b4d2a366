import { acceptCopy } from "@domain/creatives"
import { applyChange, type SessionChange, type SessionParts, type SignupSession, withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { usePortal } from "@ui/shared/frame"
import { hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { Result } from "effect"
import { useState } from "react"
import { expect, within } from "storybook/test"
import { PolicyCheck } from "./policy-check.tsx"

interface CheckedAdsProps {
  readonly english: SessionParts
  readonly hebrew: SessionParts
}

/** A draft whose ads are read as the networks read them. */
const CheckedAds = ({ english, hebrew }: CheckedAdsProps) => {
  const { language } = usePortal()
  const begun = language === "he" ? withParts(hebrewDraft, hebrew) : sampleDraft(english)
  const [details, setDetails] = useState<SignupSession>(begun)
  const change = (changes: SessionChange) => setDetails(Result.getOrThrow(applyChange(details, changes)))
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <PolicyCheck details={details} change={change} editOf={() => () => undefined} />
    </div>
  )
}

const meta = { title: "Journey/What networks may refuse", component: CheckedAds } satisfies Meta<typeof CheckedAds>
export default meta
type Story = StoryObj<typeof meta>

const social = (headline: string, primaryText: string, description = "") =>
  acceptCopy({
    headline,
    primaryText,
    description,
    callToAction: "LearnMore",
    origin: "edited",
    accepted: false,
  } as const)
const search = (headlines: ReadonlyArray<string>, descriptions: ReadonlyArray<string>) =>
  acceptCopy({ headlines, descriptions, origin: "edited", accepted: false } as const)
const saying = (
  adDetail: ReturnType<typeof social>,
  searchAd: ReturnType<typeof search>,
  keywords: ReadonlyArray<string> = [],
): SessionParts => ({ creative: { creativeDetail: { adDetail, searchAd } }, targeting: { keywords } })

const lines = search(
  ["Bread baked by seven", "Cakes in Pune", "Order by noon"],
  ["Sourdough daily.", "Cakes to order."],
)
const hebrewLines = search(["לחם טרי כל בוקר", "עוגות בפונה", "הזמנה עד הצהריים"], ["לחם מחמצת.", "עוגות בהזמנה."])

/** Ordinary ads: nothing is found, and the panel says so. */
export const NothingFound: Story = {
  args: {
    english: saying(social("Sourdough, baked by seven", "Bread and cakes from our oven in Pune."), lines),
    hebrew: saying(social("לחם מחמצת כל בוקר", "לחם ועוגות מהתנור שלנו בפונה."), hebrewLines),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We found nothing|לא מצאנו דבר/)).toBeVisible()
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}

/** Faults of writing are mended one by one or all at once, and the mending is undone. */
export const MendedAtOnce: Story = {
  args: {
    english: saying(
      social("FREE cake today!!", "Warm,fresh bread. Click here to order"),
      search(["Cakes in Pune!", "Bread", "Open"], ["Call 98765 43210 to order.", "Cakes."]),
    ),
    hebrew: saying(
      social("עוגה FREE היום!!", "לחם חם,טרי. לחצו כאן"),
      search(["עוגות בפונה!", "לחם", "פתוח"], ["התקשרו 03-5551234 להזמנה.", "עוגות."]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Use all|להשתמש בכל/ }))
    await expect(await canvas.findByText(/We found nothing|לא מצאנו דבר/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /Undo|ביטול/ }))
    const rows = canvas.getAllByRole("listitem")
    await expect(rows.length).toBeGreaterThan(4)
    const [first] = rows
    if (first === undefined) throw new Error("Nothing is found")
    await userEvent.click(within(first).getByRole("button", { name: /Use this|להשתמש בזה/ }))
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(rows.length)
  },
}

/** What no network shows stands first; a person may say that the words mean something else, and take that back. */
export const Banned: Story = {
  args: {
    english: saying(social("Vape kits in Pune", "Kits and bread."), lines, ["vape shop"]),
    hebrew: saying(social("סיגריות אלקטרוניות בפונה", "לחם ועוגות."), hebrewLines),
  },
  play: async ({ canvas, userEvent }) => {
    const notSo = /It isn't about that|זה לא קשור לזה/
    const before = (await canvas.findAllByRole("button", { name: notSo })).length
    const [first] = canvas.getAllByRole("button", { name: notSo })
    if (first === undefined) throw new Error("Nothing is banned")
    await userEvent.click(first)
    await expect(canvas.queryAllByRole("button", { name: notSo }).length).toBeLessThan(before)
    const [back] = canvas.getAllByRole("button", { name: /Take that back|לבטל את מה שאמרתי/ })
    if (back === undefined) throw new Error("Nothing is stated")
    await userEvent.click(back)
    await expect(canvas.getAllByRole("button", { name: notSo })).toHaveLength(before)
  },
}

/** Claims and restricted goods have no words of ours instead: they say what to do. */
export const OnlyItsWriterMends: Story = {
  args: {
    english: saying(social("Are you diabetic?", "A permanent cure, the best in India. Wine on the house."), lines),
    hebrew: saying(social("נמאס לך מהסוכרת?", "ריפוי מלא, הטוב בישראל. יין על חשבון הבית."), hebrewLines),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("listitem")).length).toBeGreaterThan(2)
    await expect(canvas.queryByRole("button", { name: /Use this|להשתמש בזה/ })).toBeNull()
    await expect(canvas.getAllByRole("link").length).toBeGreaterThan(2)
  },
}
