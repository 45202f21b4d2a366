import type { PlanTargeting, TargetLocation } from "@domain/campaigns"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Screen, type ScreenProps } from "../screen.tsx"
import { journeyDraft } from "../world/journey-draft.ts"
import { visitorDraft } from "../world/seeds.ts"

const slow = { timeout: 15_000 }
const draft = journeyDraft("AgeGender")
const bengaluru: TargetLocation = {
  mode: "NearBusiness",
  radius: 10,
  unit: "Kilometers",
  centre: { name: "Bengaluru", latitude: 12.9752, longitude: 77.6047 },
  areas: [],
}
const whitefield = {
  placeId: "whitefield",
  name: "Whitefield",
  postcode: "560066",
  countryCode: "IN",
  latitude: 12.97,
  longitude: 77.66,
}
const rival = { name: "Indiranagar", latitude: 12.9784, longitude: 77.6408, kilometers: 2 }
const leavingOut = (
  location: Partial<TargetLocation>,
  targeting: PlanTargeting = {},
): { readonly args: ScreenProps } => ({
  args: {
    seed: visitorDraft({
      ...draft,
      targeting: {
        ...draft.targeting,
        channels: ["Social"],
        ...targeting,
        targetLocation: { ...bengaluru, ...location },
      },
    }),
    draft: draft.sessionId,
    path: "/signup/locationTargeting",
  },
})

const meta = {
  title: "Screens/Excluded places",
  component: Screen,
  parameters: { page: true },
  ...leavingOut({}),
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const both = { excludedAreas: [whitefield], excludedCircles: [rival] }
const branches = [{ name: "Yelahanka", latitude: 13.1, longitude: 77.59 }]

/** A place that is taken off the list of what is left out comes back. */
export const LeftOut: Story = {
  ...leavingOut({ ...both, branches }),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole("list", { name: "Left out" }, slow)
    await expect(list.querySelectorAll("li")).toHaveLength(2)
    await userEvent.click(canvas.getByRole("button", { name: /Remove 2 km around Indiranagar/ }))
    await waitFor(() => expect(list.querySelectorAll("li")).toHaveLength(1))
    const [undo] = canvas.getAllByRole("button", { name: "Undo" })
    if (undo !== undefined) await userEvent.click(undo)
    await waitFor(() => expect(list.querySelectorAll("li")).toHaveLength(2))
    await expect(
      canvas.getByText(/within 10 km of Bengaluru and Yelahanka, but not in 560066 · Whitefield and 2 km around/),
    ).toBeVisible()
  },
}
export const Hebrew: Story = { ...leavingOut({ ...both, branches }), globals: { language: "he" } }

/** Nothing is left out yet: one press opens the search, by keyboard too. */
export const NothingLeftOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Leave out a place" }, slow))
    await expect(canvas.getByRole("combobox", { name: "Leave out a town or postcode" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Add another branch" }))
    await expect(canvas.getByRole("combobox", { name: /Add another branch/ })).toBeVisible()
  },
}

/** A place outside the circle is named, and keeps the page from going on. */
export const Outside: Story = {
  ...leavingOut({ excludedAreas: [{ ...whitefield, name: "Mumbai", latitude: 19.08, longitude: 72.88 }] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/lies outside the area.* Mumbai/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await expect(canvas.getByText(/lies outside the area.* Mumbai/)).toBeVisible()
  },
}
export const NothingRemains: Story = leavingOut({
  excludedCircles: [{ ...rival, ...bengaluru.centre, kilometers: 20 }],
})

/** Google leaves out no circle: the known places within it are offered instead. */
export const CircleOnGoogle: Story = {
  ...leavingOut({ excludedCircles: [{ ...rival, kilometers: 5 }] }, { channels: ["Social", "Search"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Google can't leave out a circle", {}, slow)).toBeVisible()
  },
}

/** Ads for housing leave nobody out by place, whatever was chosen before. */
export const SpecialAds: Story = {
  ...leavingOut(both, { specialAds: { categories: ["Housing"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The places you left out stay saved/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("list", { name: "Left out" })).toBeNull()
  },
}
