export {
  launchByCalls,
  launchEnded,
  payAndLaunch,
  payAtRazorpay,
  startPayment,
  until,
} from "@adapters/http-client/testing"
