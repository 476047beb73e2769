/** Everything production mode requires; nothing is sent to real providers. */
export const inProduction = {
  APP_MODE: 'production',
  APP_SECRET: 'long enough to be an application secret',
  PUBLIC_URL: 'https://paramarsh.example',
  TRUSTED_PROXIES: 'none',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@paramarsh.example',
  SMS_URL: 'http://127.0.0.1:9',
  SMS_TOKEN: 'token',
  SMS_SENDER: 'PRMRSH',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'secret of webhooks',
  STUN_URLS: 'stun:127.0.0.1:9',
  TURN_URLS: 'turn:127.0.0.1:9',
  TURN_SECRET: 'secret of the relay',
}
