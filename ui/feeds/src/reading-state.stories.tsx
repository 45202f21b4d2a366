import type { Feed } from "@application/businesses/contract"
import { JobId, ProductCatalogId, ProductFeedId } from "@domain/kernel"
import { FlowsProvider, presentTime } from "@ui/shared/frame"
import { anonymousFlows } from "@ui/shared/testing"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { ReadingState } from "./reading-state.tsx"

const feed = (job: Partial<NonNullable<Feed["job"]>>): Feed => ({
  id: ProductFeedId.make(4),
  name: "Shop feed",
  productCatalogId: ProductCatalogId.make(2),
  url: "https://lumen.example/feed.xml",
  createdAt: 0,
  job: { jobId: JobId.make("job-00001"), status: "InProgress", queuedAt: 0, updatedAt: presentTime(), ...job },
})

const meta = {
  title: "Feeds/Reading state",
  component: ReadingState,
  decorators: [
    (Story) => (
      <FlowsProvider {...anonymousFlows}>
        <main style={{ maxInlineSize: "40rem" }}>
          <h1>Shop feed</h1>
          <Story />
        </main>
      </FlowsProvider>
    ),
  ],
  args: {
    feed: feed({}),
    watch: { isLate: false, onAgain: fn() },
    mayEdit: true,
    isStarting: false,
    onAct: fn(),
    onRead: fn(),
  },
} satisfies Meta<typeof ReadingState>
export default meta
type Story = StoryObj<typeof meta>

export const TimedOut: Story = { args: { watch: { isLate: true, onAgain: fn() } } }
export const GivenUp: Story = { args: { feed: feed({ updatedAt: 0 }) } }
export const Failed: Story = { args: { feed: feed({ status: "Failed", failure: "unreachable" }) } }
export const TooManyRows: Story = {
  args: { feed: feed({ status: "Failed", failure: "tooLarge", excess: { of: "rows", most: 1_000_000 } }) },
}
export const Bomb: Story = {
  args: { feed: feed({ status: "Failed", failure: "tooLarge", excess: { of: "growth", most: 300 } }) },
}
export const FailedForReaders: Story = {
  args: { mayEdit: false, feed: feed({ status: "Failed", failure: "malformed", place: { line: 3 } }) },
}
