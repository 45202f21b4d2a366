import { BusinessProfileId } from "@domain/kernel"
import type { ChannelProgress as Progress } from "@domain/channels"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { MemoryRouter } from "react-router"
import { LampSign } from "@ui/shared/lamp-sign"
import { ChannelProgress } from "./channel-progress.tsx"
import styles from "./launching.module.css"
import { LaunchFailureNotice } from "./launch-failure-notice.tsx"
import { PageChoice } from "./page-choice.tsx"

const meta = { title: "Journey/Launch", component: ChannelProgress } satisfies Meta<typeof ChannelProgress>
export default meta
type Story = StoryObj

const sign = (lamps: "lit" | "running" | "out", channels: ReadonlyArray<Progress>) => (
  <main style={{ maxInlineSize: "33rem" }}>
    <h1>Bloom Bakery</h1>
    <LampSign lamps={lamps}>
      <ul className={styles["channels"]}>
        {channels.map((progress) => (
          <ChannelProgress key={progress.channel} progress={progress} />
        ))}
      </ul>
    </LampSign>
  </main>
)

export const UnderWay: Story = {
  render: () =>
    sign("running", [
      { channel: "Social", status: "InProgress", step: "creative", done: 3, total: 6 },
      { channel: "Search", status: "New", step: "campaign", done: 0, total: 5 },
    ]),
}

export const OneChannelFailed: Story = {
  render: () =>
    sign("lit", [
      { channel: "Social", status: "Done", done: 6, total: 6 },
      { channel: "Search", status: "Failed", done: 2, total: 5, problem: "Policy: this keyword is not allowed." },
    ]),
}

const nothing = () => undefined

const error = (failure: object, isResubmission: boolean) => (
  <MemoryRouter>
    <main style={{ maxInlineSize: "33rem" }}>
      <h1>Bloom Bakery</h1>
      <LaunchFailureNotice
        failure={failure}
        businessProfileId={BusinessProfileId.make(7)}
        flavour="default"
        isResubmission={isResubmission}
        onCorrect={nothing}
      />
    </main>
  </MemoryRouter>
)

const lacking = (...missing: ReadonlyArray<string>) => ({ _tag: "CampaignNotLaunchable", errorCode: 1014, missing })

export const LaunchLacksWordsAndKeywords: Story = {
  render: () => error(lacking("campaigns.missing.acceptedSearchCopy", "validation.keywordsTooFew"), false),
}

export const RefusedCampaignLacksWhatNobodyMayChange: Story = {
  render: () => error(lacking("campaigns.missing.acceptedCopy", "campaigns.missing.channelUnavailable"), true),
}

export const LaunchOfAChangedCampaign: Story = {
  render: () =>
    error(
      {
        _tag: "ApprovalMissing",
        errorCode: 1032,
        campaignId: 7,
        standing: "Void",
        changedParts: ["creative", "budget"],
      },
      false,
    ),
}

const portalPage = { id: "portal", name: "Local Finds" }

export const OwnPageOrOurs: Story = {
  render: () => (
    <PageChoice
      pages={[{ id: "1", name: "Bloom Bakery", category: "Bakery" }]}
      portalPage={portalPage}
      value={{ usePortalPage: false, instagram: true, facebookPage: { id: "1", name: "Bloom Bakery" } }}
      onChange={nothing}
    />
  ),
}

export const NoPageFound: Story = {
  render: () => (
    <PageChoice
      pages={[]}
      portalPage={portalPage}
      value={{ usePortalPage: true, instagram: false }}
      onChange={nothing}
    />
  ),
}
