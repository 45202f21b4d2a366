import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { ErrorState, type ErrorStateProps } from "./error-state.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { noop, show } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Error state",
  component: ErrorState,

  tags: ["autodocs"],
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof ErrorState> = {
  args: {
    level: 3,
    title: "The campaigns did not load",
    children: "Your data is safe. It may be the connection.",
    retryLabel: "Try again",
    retryingLabel: "Trying again",
    isRetrying: false,
    onRetry: fn(),
  },
  parameters: inHebrew<ErrorStateProps>({
    title: "הקמפיינים לא נטענו",
    children: "הנתונים שלכם בטוחים. ייתכן שזו הרשת.",
    retryLabel: "ניסיון נוסף",
    retryingLabel: "מנסה שוב",
  }),
}

const failed = (isRetrying: boolean) =>
  show((t) => (
    <ErrorState
      title={t("The campaigns did not load", "הקמפיינים לא נטענו")}
      retryLabel={t("Try again", "ניסיון נוסף")}
      retryingLabel={t("Trying again", "מנסה שוב")}
      onRetry={noop}
      isRetrying={isRetrying}
    >
      {t("Your data is safe. It may be the connection.", "הנתונים שלכם בטוחים. ייתכן שזו הרשת.")}
    </ErrorState>
  ))

export const Failed: Story = { render: failed(false) }

export const FailedRetrying: Story = { render: failed(true) }
