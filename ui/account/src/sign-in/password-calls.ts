import { ForgotPassword, ResetPassword } from "@application/identity/contract"
import { EmailAddress } from "@domain/identity"
import { typedContract } from "@ui/container"

interface ForgottenPassword {
  readonly emailAddress: string
}

interface NewPassword {
  readonly hash: string
  readonly newPassword: string
}

/** The calls of a new password, apart from their pages, whose first loads do without contracts and Effect. */
export const passwordCalls = {
  askForReset: typedContract(ForgotPassword, ({ emailAddress }: ForgottenPassword) => ({
    emailAddress: EmailAddress.make(emailAddress),
  })),
  setPassword: typedContract(ResetPassword, (typed: NewPassword) => typed),
}
