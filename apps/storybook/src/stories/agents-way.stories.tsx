import type { SignupSession } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { getI18n } from "react-i18next"
import { expect, screen, waitFor } from "storybook/test"
import { Screen, type ScreenProps } from "../screen.tsx"
import { journeyDraft } from "../world/journey-draft.ts"
import { emptyBusiness, visitorDraft } from "../world/seeds.ts"

const meta = {
  title: "Screens/An agent's way",
  component: Screen,
  parameters: { page: true },
  args: { seed: emptyBusiness, path: "/signup/selectObjective" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }

/** A page of an agent's journey, which asks about the client. */
const at = (path: string, state: SignupSession["launchState"]): { readonly args: ScreenProps } => {
  const details = { ...journeyDraft(state), flavour: "agent", queryParameters: { agentname: "Dana" } } as const
  return {
    args: {
      seed: Effect.andThen(emptyBusiness, visitorDraft(details)),
      draft: details.sessionId,
      path: `/signup/${path}`,
      isSignedIn: true,
    },
  }
}

const asks = (key: string) =>
  waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(getI18n().t(`agent:${key}`)), slow)

export const Objective: Story = {
  ...at("selectObjective", "Objective"),
  play: () => asks("launch.title.selectObjective"),
}
export const ObjectiveInHebrew: Story = { ...Objective, globals: { language: "he" } }
export const People: Story = {
  ...at("ageGenderTarget", "AgeGender"),
  play: () => asks("launch.title.ageGenderTarget"),
}
export const Budget: Story = { ...at("budget", "Budget"), play: () => asks("launch.title.budget") }
/** The summary is met again and again, so that it has no number. */
export const Summary: Story = {
  ...at("summary", "Budget"),
  play: async () => {
    await asks("launch.title.summary")
    await expect(screen.queryByRole("progressbar")).toBeNull()
  },
}
export const SummaryInHebrew: Story = { ...Summary, globals: { language: "he" } }
