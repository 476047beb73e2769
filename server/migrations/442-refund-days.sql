-- As everywhere else: banks show a refund within 3 to 5 working days.
update enquiry_templates
  set text_english = replace(text_english, '5 to 7 working days', '3 to 5 working days'),
      text_hindi = replace(text_hindi, '5 से 7 कार्यदिवस', '3 से 5 कार्यदिवस')
  where title = 'Refund on its way' and version = 1;
