export {
  launchByCalls,
  launchEnded,
  payAndLaunch,
  payAtGateway,
  payOnce,
  startPayment,
  until,
} from "@adapters/http-client/testing"
