import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, waitFor, within } from "storybook/test"
import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { CampaignVersions, type CampaignVersionsProps } from "./campaign-versions.tsx"

const Versions = ({ revisions }: Pick<CampaignVersionsProps, "revisions">) => (
  <CampaignVersions revisions={revisions} format={useFormat()} />
)

const meta = { title: "Parts/Versions of a campaign", component: Versions } satisfies Meta<typeof Versions>
export default meta
type Story = StoryObj<typeof meta>

const day = 86_400_000
const first = { revision: 1, madeAt: presentTime() - 9 * day, changedParts: [] }

export const CorrectedAfterLaunch: Story = {
  args: {
    revisions: [
      { revision: 3, madeAt: presentTime(), changedParts: ["budget"], state: "decided" },
      {
        revision: 2,
        madeAt: presentTime() - 2 * day,
        changedParts: ["business", "creative", "accounts"],
        state: "launched",
      },
      first,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3))
    const [newest, running, oldest] = canvas.getAllByRole("listitem")
    await expect(newest).toHaveTextContent(getI18n().t("app:campaigns.versions.decided"))
    await expect(running).toHaveTextContent(getI18n().t("app:campaigns.versions.accounts"))
    await expect(oldest).not.toHaveTextContent(getI18n().t("app:campaigns.versions.launched"))
  },
}
/** One version is no history. */
export const OneVersion: Story = {
  args: { revisions: [{ ...first, state: "launched" }] },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole("list")).toBeNull(),
}
