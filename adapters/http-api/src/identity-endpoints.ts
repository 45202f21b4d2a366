import {
  ForgotPassword,
  GetCurrentUser,
  LoginWithOtp,
  LoginWithPassword,
  Logout,
  RefreshSession,
  ResetPassword,
  SendEmailVerification,
  SendLoginOtp,
  VerifyEmail,
} from "@application/identity/contract"
import { endpoint } from "./endpoint.ts"

export const identityEndpoints = [
  endpoint("POST", "/authentication/login", LoginWithPassword),
  endpoint("POST", "/authentication/sendOtp", SendLoginOtp),
  endpoint("POST", "/authentication/loginWithOtp", LoginWithOtp),
  endpoint("POST", "/authentication/refresh", RefreshSession),
  endpoint("POST", "/authentication/logout", Logout),
  endpoint("POST", "/authentication/forgotPassword", ForgotPassword),
  endpoint("POST", "/authentication/resetPassword", ResetPassword),
  endpoint("GET", "/users/me", GetCurrentUser),
  endpoint("POST", "/users/me/verifyEmail", VerifyEmail),
  endpoint("POST", "/users/me/sendVerification", SendEmailVerification),
]
