import { OtpAttemptsExceeded, TooManyRequests } from "@domain/identity"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { presentTime } from "../frame/index.ts"
import { LoginFailureNotice } from "./login-failure-notice.tsx"

const meta = { title: "Signing in/Failures", component: LoginFailureNotice } satisfies Meta<typeof LoginFailureNotice>
export default meta
type Story = StoryObj<typeof meta>

const waiting = (retryAfterSeconds: number): Story => ({
  args: { state: { status: "failed", failure: new TooManyRequests({ retryAfterSeconds }) } },
})

export const WaitAMinute: Story = waiting(40)
export const WaitAQuarterOfAnHour: Story = waiting(850)
export const WaitUntilTomorrow: Story = waiting(80_000)
export const CodeLocked: Story = {
  args: {
    state: { status: "failed", failure: new OtpAttemptsExceeded({ lockedUntil: presentTime() + 15 * 60_000 }) },
  },
}
