const aText = {
  ...{ name: 'order_paid', channel: 'sms', language: 'en', situation: '', version: 0 },
  ...{ title: '', label: '', body: '{amount} paid for order {orderId}.', dltTemplateId: '' },
}

export const messageFittings: Record<string, () => Record<string, unknown>> = {
  'GET /api/web/v1/admin/message-templates/{name}': () => ({ name: 'order_paid' }),
  'PUT /api/web/v1/admin/message-templates/{name}/text': () => aText,
  'POST /api/web/v1/admin/message-templates/{name}/tests': () => aText,
}
