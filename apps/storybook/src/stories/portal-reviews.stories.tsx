import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { reviewedPortal, silentPage, takenReview, unapprovedReview } from "../world/review-desk.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Review desk",
  component: Screen,
  parameters: { page: true },
  args: { seed: reviewedPortal, isSignedIn: true, path: "/portal/reviews" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalReviews:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalReviews:queue.title")).toBe(true), slow)
const button = (key: string, values?: Record<string, unknown>) =>
  screen.findByRole("button", { name: say(key, values) }, slow)
const shows = async (key: string, values?: Record<string, unknown>) => {
  await loaded()
  await waitFor(() => expect(screen.getAllByText(say(key, values))[0]).toBeVisible(), slow)
}

const [wedding, sourdough] = ["/portal/reviews/9201", "/portal/reviews/9202"]

/** Overdue first, with who approved, and what was decided before. */
export const Queue: Story = {
  play: async ({ canvas }) => {
    await loaded()
    const links = await canvas.findAllByRole("link", { name: /^(Review|בדיקה של) / }, slow)
    await expect(links.map((link) => link.getAttribute("href")).slice(0, 2)).toEqual([wedding, sourdough])
    await shows("two.first", { name: "Kavya Rao" })
    await shows("history.late")
    await waitFor(() => expect(screen.getByText(/0% of 1|0% מתוך 1/)).toBeVisible(), slow)
  },
}
export const QueueLoading: Story = {
  args: {
    silent: ["campaigns/ListCampaignReviews", "campaigns/ListReviewDecisions", "campaigns/GetReviewFigures"],
  },
}
export const QueueNotLoaded: Story = {
  args: {
    broken: ["campaigns/ListCampaignReviews", "campaigns/ListReviewDecisions", "campaigns/GetReviewFigures"],
  },
  play: async () => {
    await shows("queue.notLoaded")
    await shows("figures.notLoaded")
  },
}
export const QueueForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
  },
}
export const NoCampaignFound: Story = {
  args: { path: "/portal/reviews?reviews.q=nothing" },
  play: async () => shows("queue.noneFound"),
}
/** A second person does not agree with an approval, and the figures say so. */
export const SecondLook: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button("sample.openNamed", { name: "Christmas hampers" }))
    const dialog = within(await screen.findByRole("dialog"))
    await userEvent.type(await dialog.findByRole("textbox", { name: say("sample.note") }), "No opening hours")
    await userEvent.click(dialog.getByRole("button", { name: say("sample.disagree") }))
    await shows("sample.done.disagreed")
    await waitFor(() => expect(screen.getByText(/0% of 2|0% מתוך 2/)).toBeVisible(), slow)
    await expect(screen.queryByRole("button", { name: say("sample.openNamed", { name: "Plum cakes" }) })).toBeNull()
  },
}
/** A large campaign that a colleague approved: the second approval sends it on. */
export const SecondOfTwo: Story = {
  args: { path: wedding },
  play: async () => {
    await shows("two.second", { name: "Kavya Rao" })
    await userEvent.click(await button("decide.approve"))
    await shows("done.approved", { name: "Wedding cakes" })
  },
}
/** The first approval is given, and taken back while nobody has joined it. */
export const FirstOfTwo: Story = {
  args: { seed: unapprovedReview, path: wedding },
  play: async () => {
    await loaded()
    await userEvent.click(await button("decide.approveFirst"))
    await userEvent.click(await button("two.withdraw"))
    await waitFor(async () => expect(await button("decide.approveFirst")).toBeEnabled(), slow)
  },
}
export const TakenByAnother: Story = {
  args: { seed: takenReview, path: wedding },
  play: async () => {
    await shows("claim.wait")
    await expect(await button("decide.approve")).toBeDisabled()
    await expect(await button("decide.reject")).toBeDisabled()
  },
}
export const TakingAndGivingBack: Story = {
  args: { path: sourdough },
  play: async () => {
    await loaded()
    await userEvent.click(await button("claim.take"))
    await userEvent.click(await button("claim.giveBack"))
    await waitFor(async () => expect(await button("claim.take")).toBeVisible(), slow)
  },
}
/** The words that the owner will read follow the reasons, in both languages, until they are changed. */
export const SendingBack: Story = {
  args: { path: sourdough },
  play: async () => {
    await loaded()
    await userEvent.click(await button("decide.reject"))
    await shows("decide.reasonMissing")
    const [reason] = await screen.findAllByRole("checkbox", {}, slow)
    if (reason === undefined) throw new Error("There is no reason to choose")
    await userEvent.click(reason)
    const english = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /English/ }, slow)
    await expect(english.value).toMatch(/promises something/)
    await expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /עברית/ }).value).toMatch(/באתר/)
    await userEvent.clear(english)
    await userEvent.type(english, "Please name the price.")
    await expect(
      within(screen.getByRole("group", { name: /English/ })).getByText("Please name the price."),
    ).toBeVisible()
    await userEvent.click(await button("decide.reject"))
    await shows("done.rejected", { name: "Sourdough mornings" })
  },
}
export const PageThatDoesNotAnswer: Story = {
  args: { seed: silentPage, path: sourdough },
  play: async () => shows("pages.finding.NotWorking"),
}
export const PagesNotOpened: Story = {
  args: { path: sourdough, broken: ["campaigns/OpenReviewedPages"] },
  play: async () => shows("pages.notLoaded"),
}
export const ReviewLoading: Story = { args: { path: sourdough, silent: ["campaigns/GetCampaignReview"] } }
export const ReviewNotLoaded: Story = {
  args: { path: sourdough, broken: ["campaigns/GetCampaignReview"] },
  play: async () => shows("review.notLoaded"),
}
export const NoLongerWaiting: Story = {
  args: { path: "/portal/reviews/9204" },
  play: async () => shows("review.gone"),
}
/** Campaigns with the same ads are approved together, each with its own result. */
export const ApprovingTheSame: Story = {
  args: { path: sourdough },
  play: async () => {
    await loaded()
    await userEvent.click(await button("same.choose"))
    for (const box of await screen.findAllByRole("checkbox", { name: /Sourdough mornings/ }, slow))
      await userEvent.click(box)
    await userEvent.click(await button("same.act"))
    await userEvent.click(await screen.findByRole("menuitem", { name: say("same.approve") }, slow))
    await shows("same.noMore")
    await expect(screen.getByText(/Sourdough mornings, Whitefield/)).toBeVisible()
  },
}
