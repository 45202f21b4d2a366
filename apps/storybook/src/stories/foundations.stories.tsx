import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Colours as ColoursPage } from "../foundations/colours.tsx"
import { Page } from "../foundations/page.tsx"
import { Direction as DirectionPage, Icons as IconsPage } from "../foundations/signs.tsx"
import {
  Motion as MotionPage,
  Radii as RadiiPage,
  Shadows as ShadowsPage,
  Spacing as SpacingPage,
  Type as TypePage,
} from "../foundations/sizes.tsx"

const meta = { title: "Foundations", parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj

export const Colours: Story = {
  render: (_, { globals }) => (
    <Page title="Colours">
      <ColoursPage portal={String(globals["portal"])} mode={globals["mode"] === "dark" ? "dark" : "light"} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /--color-accent-soft/ })
    await waitFor(() => expect(row).toHaveTextContent(/#[\da-f]{6}/))
  },
}
export const Type: Story = {
  render: (_, { globals }) => (
    <Page title="Type">
      {globals["language"] === "he" ? (
        <TypePage sample="לחם טרי עד שבע, ‎₹450" direction="rtl" />
      ) : (
        <TypePage sample="Fresh bread by seven, ₹450" direction="ltr" />
      )}
    </Page>
  ),
}
export const Spacing: Story = {
  render: () => (
    <Page title="Spacing and sizes">
      <SpacingPage />
    </Page>
  ),
}
export const Radii: Story = {
  render: () => (
    <Page title="Radii">
      <RadiiPage />
    </Page>
  ),
}
export const Shadows: Story = {
  render: () => (
    <Page title="Shadows">
      <ShadowsPage />
    </Page>
  ),
}
export const Motion: Story = {
  render: () => (
    <Page title="Motion">
      <MotionPage />
    </Page>
  ),
}
export const Icons: Story = {
  render: () => (
    <Page title="Icons">
      <IconsPage />
    </Page>
  ),
}
export const WritingDirection: Story = {
  render: (_, { globals }) => (
    <Page title="Writing direction">
      <DirectionPage isHebrew={globals["language"] === "he"} />
    </Page>
  ),
}
