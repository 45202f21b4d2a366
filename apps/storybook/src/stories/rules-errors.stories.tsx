import type { Meta, StoryObj } from "@storybook/react-vite"
import { ErrorRules } from "../rules/error-rules.tsx"

const meta = { title: "Rules/Errors", component: ErrorRules, args: {} } satisfies Meta<typeof ErrorRules>
export default meta
type Story = StoryObj<typeof meta>

export const Catalogue: Story = {}
export const Tokens: Story = { args: { sought: "token" } }
export const NothingFound: Story = { args: { sought: "no such thing" } }
