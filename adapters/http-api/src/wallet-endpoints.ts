import {
  ConfirmPayment,
  GetPaymentGateway,
  GetSessionFunds,
  GetWallet,
  ListSessionPayments,
  ListTransactions,
  StartPayment,
} from "@application/wallet/contract"
import { endpoint } from "./endpoint.ts"

export const walletEndpoints = [
  endpoint("GET", "/localbusiness/:sessionId/payment/PaymentGateway", GetPaymentGateway),
  endpoint("GET", "/localbusiness/:sessionId/payment/funds", GetSessionFunds),
  endpoint("POST", "/localbusiness/:sessionId/payment/order", StartPayment),
  endpoint("POST", "/localbusiness/:sessionId/payment/verify", ConfirmPayment),
  endpoint("GET", "/localbusiness/:sessionId/payments", ListSessionPayments),
  endpoint("GET", "/businessProfiles/:businessProfileId/payment/wallet", GetWallet),
  endpoint("GET", "/businessProfiles/:businessProfileId/payment/wallet/transactions", ListTransactions),
]
