import type { Meta, StoryObj } from "@storybook/react-vite"
import { Steps, type StepsProps } from "./steps.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Feedback/Steps",
  component: Steps,

  tags: ["autodocs"],
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj

const stepsOf = (t: Words): StepsProps["steps"] => [
  { id: "1", label: t("Website opened", "האתר נפתח"), state: "done" },
  { id: "2", label: t("Looking for pictures", "מחפשים תמונות"), state: "running" },
  { id: "3", label: t("Draft the first ad", "ניסוח המודעה הראשונה"), state: "waiting" },
]

export const Playground: StoryObj<typeof Steps> = {
  args: {
    label: "Reading your website",
    steps: stepsOf((english) => english),
    stateLabels: { waiting: "Waiting", running: "Under way", done: "Done", failed: "Failed" },
  },
  argTypes: { steps: { control: "object" } },
  parameters: inHebrew<StepsProps>({
    label: "קריאת האתר שלכם",
    steps: stepsOf((_, hebrew) => hebrew),
    stateLabels: { waiting: "ממתין", running: "בביצוע", done: "הושלם", failed: "נכשל" },
  }),
}

export const Progress: Story = {
  render: show((t) => (
    <Steps
      label={t("Reading your website", "קריאת האתר שלכם")}
      stateLabels={{
        waiting: t("Waiting", "ממתין"),
        running: t("Under way", "בביצוע"),
        done: t("Done", "הושלם"),
        failed: t("Failed", "נכשל"),
      }}
      steps={[
        {
          id: "1",
          label: t("Website opened", "האתר נפתח"),
          detail: <bdi dir="ltr">sunrise-bakery.in</bdi>,
          state: "done",
        },
        {
          id: "2",
          label: t("Name and address found", "השם והכתובת נמצאו"),
          detail: t("Sunrise Bakery, Bandra West", "מאפיית הזריחה, בנדרה"),
          state: "done",
        },
        { id: "3", label: t("Looking for pictures", "מחפשים תמונות"), state: "running" },
        {
          id: "4",
          label: t("Facebook page", "עמוד פייסבוק"),
          detail: t("It did not answer. You can link it later.", "לא התקבלה תשובה. אפשר לקשר אחר כך."),
          state: "failed",
        },
        { id: "5", label: t("Draft the first ad", "ניסוח המודעה הראשונה"), state: "waiting" },
      ]}
    />
  )),
}
