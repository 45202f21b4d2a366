import type { Meta, StoryObj } from "@storybook/react-vite"
import { Logo, type LogoProps } from "./logo.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { PortalLogo } from "../testing/portal-logo.tsx"

const meta = {
  title: "Brand/Logo",
  component: Logo,

  tags: ["autodocs"],
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Logo> = {
  args: { name: "Sunrise Ads" },
  argTypes: { svg: { control: false }, src: { control: "text" } },
  parameters: inHebrew<LogoProps>({ name: "מודעות הזריחה" }),
}

export const OfThePortal: Story = { render: () => <PortalLogo /> }
